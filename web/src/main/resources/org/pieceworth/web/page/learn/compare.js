import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask, keep } from "/app/api.js";
import { fixed } from "/app/numbers.js";
import "/parts/drop.js";

/** How far the models are from values that were published, or from one's own. */
class Compare extends Part {
  static properties = { answer: { state: true }, file: { state: true }, error: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.error = "";
    this.file = { name: "", id: "" };
  }

  connectedCallback() {
    super.connectedCallback();
    this.#ask();
  }

  #ask() {
    this.#latest.run(async (signal) => {
      try {
        this.answer = await ask("compare", { values: this.file.id && `@${this.file.id}` }, signal);
        this.error = "";
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.error = failure.message;
      }
    });
  }

  async #dropped(event) {
    try {
      const sent = await keep(event.detail);
      this.file = { name: sent.fileName, id: sent.file };
      this.#ask();
    } catch (failure) {
      this.error = failure.message;
    }
  }

  render() {
    return html`<h2 class="page-title">How far the models are from ${this.file.name || "published values"}</h2>
      <p>Every value that ships with its source is compared with what each model says of the piece. Drop in a file of your own: a line
        <code>PIECE,VALUE</code> for each, in hundredths of a pawn.</p>
      <pw-drop label="Drop a file of values (CSV) here, or choose one" accept=".csv,.txt" @file=${this.#dropped}></pw-drop>
      <p class="error" role="status">${this.error}</p>
      ${this.answer ? this.#table() : nothing}`;
  }

  #table() {
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Models"><table><thead><tr><th scope="col">Model</th>
      <th scope="col" class="number">Values</th><th scope="col" class="number">No answer</th><th scope="col" class="number">Mean difference</th>
      <th scope="col" class="number">Mean distance</th><th scope="col" class="number">Same order</th></tr></thead>
      <tbody>${this.answer.summary.map((row) => html`<tr><th scope="row">${row.model}</th><td class="number">${row.n}</td>
        <td class="number">${row.none}</td><td class="number">${percent(row.biasPct)}</td><td class="number">${percent(row.meanAbsPct)}</td>
        <td class="number">${fixed(row.spearman, 2)}</td></tr>`)}</tbody></table></div>
      <p class="quiet">Differences in per cent of the value; the last column is the rank correlation, 1 where the model puts the pieces in
        the same order.</p>`;
  }
}

function percent(number) {
  return number === null || number === undefined ? "–" : `${fixed(number, 1)} %`;
}

customElements.define("pw-compare", Compare);
