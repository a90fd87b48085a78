import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask, keep } from "/app/api.js";
import { range, value } from "/app/numbers.js";

/** The example of a model that has none below. */
const PLAIN = { piece: "N", controls: [] };

/** The controls of each model's example. */
const EXAMPLES = {
  mobility: { piece: "N", controls: [{ name: "at", title: "origin square", kind: "text", value: "e4" }] },
  universal: { piece: "N", controls: [{ name: "density", title: "share of occupied squares", kind: "range", min: 0.05, max: 1, step: 0.05, value: 0.5 }] },
  synergy: { piece: "BN", controls: [{ name: "parameters", title: "parameters", kind: "choice", of: ["fitted", "published"], value: "fitted" },
    { name: "targets", title: "fit to your own values (CSV: PIECE,VALUE)", kind: "file" }] },
  "fairy-stockfish": { piece: "BN", controls: [{ name: "phase", title: "phase", kind: "choice", of: ["mg", "eg"], value: "mg" }] },
  crowded: { piece: "R", controls: [{ name: "empty", title: "probability of an empty square", kind: "range", min: 0, max: 1, step: 0.05, value: 0.7 }] },
  checks: { piece: "R", controls: [{ name: "checks", title: "counted checks", kind: "choice", of: ["safe", "all"], value: "safe" }] },
  leapers: { piece: "WN", controls: [] },
};

/** A worked example with a piece and numbers to change. */
class Example extends Part {
  static properties = { model: {}, piece: {}, typed: { state: true }, board: { state: true }, chosen: { state: true },
    answer: { state: true }, row: { state: true }, error: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.chosen = {};
    this.board = "8x8";
    this.error = "";
  }

  willUpdate(changed) {
    if (changed.has("model") || changed.has("piece")) {
      this.typed = this.piece || (EXAMPLES[this.model] ?? PLAIN).piece;
      this.chosen = {};
      this.#ask();
    }
  }

  #ask() {
    if (!this.model) {
      return;
    }
    this.#latest.attempt(async (signal) => {
      const shared = { piece: this.typed, board: this.board, ...this.chosen };
      const [answer, values] = await Promise.all([
        ask("explain", { ...shared, model: this.model }, signal),
        ask("value", { ...shared, models: this.model }, signal),
      ]);
      [this.answer, this.row] = [answer, values.rows[0]];
      this.error = "";
    }, (message) => (this.error = message), this.#latest.patience);
  }

  async #send(name, event) {
    const [file] = event.target.files;
    try {
      this.#set(name, file ? `@${(await keep(file)).file}` : "");
    } catch (failure) {
      this.error = failure.message;
    }
  }

  #set(name, text) {
    this.chosen = { ...this.chosen, [name]: text };
    this.#ask();
  }

  render() {
    if (!this.model) {
      return nothing;
    }
    const example = EXAMPLES[this.model] ?? PLAIN;
    return html`<section class="card" aria-label="Example">
      <h2>Try it: ${this.model}</h2>
      <div class="choices">
        <label class="field">Piece <input type="text" .value=${this.typed} @input=${(event) => { this.typed = event.target.value; this.#ask(); }}></label>
        <label class="field">Board <input type="text" size="8" .value=${this.board} @change=${(event) => { this.board = event.target.value; this.#ask(); }}></label>
        ${example.controls.map((control) => this.#control(control))}
      </div>
      <p class="error" role="status">${this.error}</p>
      ${this.answer && !this.error ? this.#steps() : nothing}</section>`;
  }

  #control(control) {
    const now = this.chosen[control.name] ?? control.value;
    const set = (event) => this.#set(control.name, event.target.value);
    if (control.kind === "file") {
      return html`<label class="field">${control.title} <input type="file" accept=".csv,.txt" @change=${(event) => this.#send(control.name, event)}></label>`;
    }
    if (control.kind === "choice") {
      return html`<label class="field">${control.title} <select @change=${set}>${control.of.map((each) => html`<option
        ?selected=${each === now}>${each}</option>`)}</select></label>`;
    }
    if (control.kind === "range") {
      return html`<label class="field">${control.title}: ${now} <input type="range" min=${control.min} max=${control.max} step=${control.step}
        .value=${String(now)} @input=${set}></label>`;
    }
    return html`<label class="field">${control.title} <input type="text" size="6" .value=${now} @change=${set}></label>`;
  }

  #steps() {
    const { answer } = this;
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Steps"><table class="steps">
        <thead><tr><th scope="col">Step</th><th scope="col">Formula</th><th scope="col">Inputs</th><th scope="col" class="number">Result</th></tr></thead>
        <tbody>${answer.steps.map((step) => html`<tr><th scope="row">${step.name}</th><td>${step.formula}</td>
          <td>${Object.entries(step.inputs).map(([name, number]) => `${name} = ${short(number)}`).join(", ")}</td>
          <td class="number">${short(step.value)}</td></tr>`)}</tbody></table></div>
      <p class="headline" role="status">${this.row.value === null ? "No value here. " : html`Value in centipawns:
        <strong>${value(this.row.value)}</strong> ${this.row.low === null ? nothing : `(${range(this.row.low, this.row.high)})`} `}
        <span class="quiet">${this.row.note}</span></p>`;
  }
}

function short(number) {
  return typeof number === "number" ? String(Number(number.toPrecision(6))) : String(number);
}

customElements.define("pw-example", Example);
