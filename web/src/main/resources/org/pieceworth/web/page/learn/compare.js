import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask, keep } from "/app/api.js";
import { fixed } from "/app/numbers.js";
import "/parts/drop.js";

/** Errors of the models against published values, or against those of a file. */
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
    this.#latest.attempt(async (signal) => {
      this.answer = await ask("compare", { values: this.file.id && `@${this.file.id}` }, signal);
      this.error = "";
    }, (message) => this.#fail(message));
  }

  async #dropped(event) {
    try {
      const sent = await keep(event.detail);
      this.file = { name: sent.fileName, id: sent.file };
      this.#ask();
    } catch (failure) {
      this.file = { name: event.detail.name, id: "" };
      this.#fail(failure.message);
    }
  }

  #fail(message) {
    this.answer = undefined;
    this.error = message;
  }

  render() {
    return html`<h2 class="page-title">Models against ${this.file.name || "published values"}</h2>
      <p>Each built-in published value is compared with the values of the models. Or drop a file of your own: one
        <code>PIECE,VALUE</code> per line, in centipawns.</p>
      <pw-drop label="Drop a file of values (CSV) here, or choose one" accept=".csv,.txt" @file=${this.#dropped}></pw-drop>
      <p class="error" role="status">${this.error}</p>
      ${this.answer ? this.#table() : nothing}`;
  }

  #table() {
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Models"><table><thead><tr><th scope="col">Model</th>
      <th scope="col" class="number">Values</th><th scope="col" class="number">No value</th><th scope="col" class="number">Mean difference</th>
      <th scope="col" class="number">Mean absolute difference</th><th scope="col" class="number">Rank correlation</th></tr></thead>
      <tbody>${this.answer.summary.map((row) => html`<tr><th scope="row">${row.model}</th><td class="number">${row.n}</td>
        <td class="number">${row.none}</td><td class="number">${percent(row.biasPct)}</td><td class="number">${percent(row.meanAbsPct)}</td>
        <td class="number">${fixed(row.spearman, 2)}</td></tr>`)}</tbody></table></div>
      <p class="quiet">Differences are in per cent of the value. A rank correlation of 1 means that the model puts the pieces in the same
        order.</p>`;
  }
}

function percent(number) {
  return number === null || number === undefined ? "–" : `${fixed(number, 1)} %`;
}

customElements.define("pw-compare", Compare);
