import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { state } from "/app/state.js";
import { signed, value } from "/app/numbers.js";
import "/armies/army.js";
import "/armies/balance.js";
import "/armies/contest.js";

const CHESS = "R,N,B,Q,K,B,N,R";

/** Two armies, how far apart they are by theory and by play, and armies that are equal to one. */
class ArmiesPage extends Part {
  static properties = { answer: { state: true }, error: { state: true } };

  #latest = new Latest();
  #changed = () => this.#ask();

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.#ask();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    super.disconnectedCallback();
  }

  get white() {
    return state.get("white", "R,N,B,archbishop,K,B,N,R");
  }

  get black() {
    return state.get("black", CHESS);
  }

  #ask() {
    if (state.get("page") !== "armies") {
      return;
    }
    this.requestUpdate();
    this.#latest.run(async (signal) => {
      try {
        this.answer = await ask("armies", { white: this.white, black: this.black }, signal);
        this.error = "";
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.error = failure.message;
      }
    }, 60);
  }

  render() {
    return html`
      <h1>Armies</h1>
      <p>Eight pieces each, behind a rank of pawns. Type into a square, or drag a piece from one square to another. Kings do not count.</p>
      <div class="two">
        <pw-army label="White" .army=${this.white} @army=${(event) => state.set({ white: event.detail })}></pw-army>
        <pw-army label="Black" .army=${this.black} @army=${(event) => state.set({ black: event.detail })}></pw-army>
      </div>
      <p class="error" role="status">${this.error}</p>
      <div class="split">
        <section aria-label="By theory"><h2>By theory</h2>${this.answer ? this.#table() : nothing}</section>
        <section aria-label="By play"><h2>By play</h2>
          <pw-contest .white=${this.white} .black=${this.black}></pw-contest></section>
      </div>
      <section aria-label="Equal armies"><h2>Armies equal to White's</h2>
        <pw-balance .army=${this.white}></pw-balance></section>`;
  }

  #table() {
    const silent = this.answer.models.filter((model) => model.difference === null);
    return html`<table><thead><tr><th scope="col">Model</th><th scope="col" class="number">White</th>
        <th scope="col" class="number">Black</th><th scope="col" class="number">Difference</th></tr></thead>
      <tbody>${this.answer.models.filter((model) => model.difference !== null).map((model) => html`<tr>
        <th scope="row">${model.model}</th><td class="number">${value(model.white)}</td><td class="number">${value(model.black)}</td>
        <td class="number strong" title=${model.difference}>${signed(model.difference)}</td></tr>`)}</tbody></table>
      ${silent.length === 0 ? nothing : html`<details class="quiet"><summary>${silent.length} without an answer</summary>
        <ul>${silent.map((model) => html`<li><b>${model.model}</b>: ${model.note}</li>`)}</ul></details>`}
      <p class="quiet">Sums of the pieces' values, in hundredths of a pawn.</p>`;
  }
}

customElements.define("pw-armies-page", ArmiesPage);
