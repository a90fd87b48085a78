import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { models } from "/app/models.js";
import { fixed, range, signed, value } from "/app/numbers.js";
import { state } from "/app/state.js";

/** Armies of equal value, by a theme. */
class Balance extends Part {
  static properties = { army: {}, board: {}, models: { state: true }, answer: { state: true }, error: { state: true }, busy: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.error = "";
    this.models = [];
  }

  async firstUpdated() {
    this.models = await models().catch(() => []);
  }

  #ask(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const said = Object.fromEntries([...form.entries()].filter(([, text]) => text !== ""));
    this.busy = true;
    this.#latest.attempt(async (signal) => {
      this.answer = await ask("balance", { army: this.army, board: this.board, ...said }, signal);
      this.error = "";
      this.busy = false;
    }, (message) => {
      this.answer = undefined;
      this.error = message;
      this.busy = false;
    });
  }

  render() {
    return html`<form class="choices" @submit=${this.#ask}>
        <label class="field">Model <select name="model"><option value="">default</option>${
          this.models.map(({ name }) => html`<option>${name}</option>`)}</select></label>
        <label class="field">All capture as <input type="text" name="captures" placeholder="any" size="10"></label>
        <label class="field">All move as <input type="text" name="moves" placeholder="any" size="10"></label>
        <label class="field">Containing <input type="text" name="containing" placeholder="archbishop,NW" size="16"></label>
        <label class="field">Pieces from <input type="text" name="pool" placeholder="lexicon" size="18"></label>
        <label class="field">Tolerance <input type="number" name="tolerance" min="0" step="0.01" placeholder="1"></label>
        <label class="field">Results <input type="number" name="answers" min="1" max="1000" placeholder="10"></label>
        <label class="check"><input type="checkbox" name="distinct" value="true"> all different</label>
        <button type="submit">Find</button>
      </form>
      <p class="error" role="status">${this.busy ? html`<span class="quiet">Searching…</span>` : this.error}</p>
      ${this.answer ? this.#found() : nothing}`;
  }

  #found() {
    const { answer } = this;
    const scored = answer.answers.some((row) => row.forecasts.length > 0);
    return html`<p>${answer.army} is worth <strong>${value(answer.value)}</strong> by ${answer.model};
        ${answer.within.toLocaleString("en")} of ${answer.armies.toLocaleString("en")} armies are within ${answer.tolerance}${
        answer.model === "pooled" && scored ? ". Those with an expected score nearest to 50 % against it" : ""}.</p>
      <div class="scroll" tabindex="0" role="group" aria-label="Equal armies"><table>
        <thead><tr><th scope="col">Army</th><th scope="col" class="number">Value</th><th scope="col" class="number">Difference</th>${
          scored ? html`<th scope="col" class="number">Expected score, %</th>` : nothing}<th scope="col"><span class="unseen">Use</span></th></tr></thead>
        <tbody>${answer.answers.map((row) => html`<tr><th scope="row">${row.army}</th>
          <td class="number">${value(row.value)}</td><td class="number">${signed(row.difference, 2)}</td>
          ${scored ? html`<td class="number">${row.forecasts.slice(0, 1).map((each) => html`${fixed(each.score, 0)} <small>${range(each.low, each.high, 0)}</small>`)}</td>` : nothing}
          <td><button type="button" class="plain" @click=${() => state.set({ black: rank(row) })}
            aria-label=${`Give ${row.army} to Black`}>Give to Black</button></td></tr>`)}</tbody></table></div>`;
  }
}

/** Pairs outside, single pieces and the king in the middle. */
function rank(row) {
  const pairs = row.pieces.filter((each) => each.count > 1);
  const single = row.pieces.filter((each) => each.count % 2 === 1).map((each) => each.piece);
  const left = pairs.flatMap((each) => Array(Math.floor(each.count / 2)).fill(each.piece));
  return [...left, ...single, "K", ...[...left].reverse()].join(",");
}

customElements.define("pw-balance", Balance);
