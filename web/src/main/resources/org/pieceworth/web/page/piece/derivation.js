import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { link } from "/app/state.js";
import { pawns } from "/app/numbers.js";

/** The derivation of one model's value, requested when it is unfolded. */
class Derivation extends Part {
  static properties = {
    model: {}, piece: {}, board: {}, dialect: {}, value: { attribute: false }, note: {},
    answer: { state: true }, error: { state: true }, open: { state: true },
  };

  #latest = new Latest();

  updated(changed) {
    if (this.open && ["piece", "board", "dialect", "open"].some((name) => changed.has(name))) {
      this.#ask();
    }
  }

  #ask() {
    this.#latest.attempt(async (signal) => {
      this.answer = await ask("explain",
        { piece: this.piece, model: this.model, board: this.board, dialect: this.dialect }, signal);
      this.error = "";
    }, (message) => {
      this.answer = undefined;
      this.error = message;
    }, 60);
  }

  render() {
    return html`<details class="derivation" @toggle=${(event) => (this.open = event.target.open)}>
      <summary><span>${this.model}</span> <span class="number strong">${pawns(this.value)}</span></summary>
      ${this.error ? html`<p class="error">${this.error}</p>` : nothing}
      ${this.answer ? this.#steps() : this.error ? nothing : html`<p class="quiet">Loading…</p>`}
    </details>`;
  }

  #steps() {
    const { answer } = this;
    return html`
      <p class="quiet">${answer.source}. <a href=${link({ page: "learn", model: this.model, finding: "", piece: this.piece })}>How it works</a></p>
      <div class="scroll" tabindex="0" role="group" aria-label="Steps"><table class="steps">
        <thead><tr><th scope="col">Step</th><th scope="col">Formula</th><th scope="col">Inputs</th><th scope="col" class="number">Result</th></tr></thead>
        <tbody>${answer.steps.map((step) => html`<tr><th scope="row">${step.name}</th><td>${step.formula}</td>
          <td>${Object.entries(step.inputs).map(([name, number]) => `${name} = ${short(number)}`).join(", ")}</td>
          <td class="number" title=${step.value}>${short(step.value)}</td></tr>`)}</tbody>
      </table></div>
      ${this.note ? html`<p class="quiet">${this.note}.</p>` : nothing}`;
  }
}

function short(number) {
  return typeof number === "number" ? String(Number(number.toPrecision(6))) : String(number);
}

customElements.define("pw-derivation", Derivation);
