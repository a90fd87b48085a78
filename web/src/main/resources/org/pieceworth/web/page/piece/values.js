import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { decimalsOf, pawns } from "/app/numbers.js";
import "/piece/axis.js";
import "/piece/derivation.js";

/** The combined value, then the value by every model, with its range and its derivation. */
class Values extends Part {
  static properties = {
    pooled: { attribute: false },
    rows: { attribute: false },
    /** What the page says of the reading of the piece. */
    warnings: { attribute: false },
    standing: { attribute: false },
    piece: {},
    board: {},
    dialect: {},
  };

  render() {
    const standing = new Map((this.standing?.models ?? []).map((model) => [model.model, model]));
    const models = this.rows.map((row) => ({ ...(standing.get(row.model) ?? { known: [], words: "" }), ...row, note: this.#own(row.note) }));
    const valued = models.filter((model) => model.value !== null);
    const silent = models.filter((model) => model.value === null);
    const reasons = [...new Set(silent.map((row) => row.note))];
    const whole = this.pooled && { ...this.pooled, known: this.standing?.pooled?.known ?? [] };
    return html`
      <table class="values">
        <caption class="unseen">Combined value and values by every model, in pawns</caption>
        <thead><tr><th scope="col">Model</th><th scope="col" class="number">Value</th>
          <th scope="col" class="number">Range</th><th scope="col" class="wide">In comparison</th></tr></thead>
        <tbody>${whole ? this.#whole(whole) : nothing}${valued.map((row) => html`<tr>
          <th scope="row">${row.model}<small class="narrow">${row.words}</small></th>
          <td class="number strong" data-model=${row.model} data-value=${row.value} title=${row.value / 100}>${pawns(row.value)}</td>
          <td class="number quiet">${range(row)}</td>
          <td class="wide">${row.words}</td></tr>`)}</tbody>
      </table>
      <p class="quiet">Values and ranges are in pawns. Those of models are results of formulas and are not rounded to what is known of the piece.</p>
      <pw-axis .pooled=${whole} .models=${valued} .piece=${this.piece}></pw-axis>
      ${silent.length === 0 ? nothing : html`<p class="quiet">${
        valued.length === 0 ? "No model gives a value here: " : "No value here from "}${
        reasons.map((reason, i) => html`${i > 0 ? "; " : ""}<b>${silent.filter((row) => row.note === reason).map((row) => row.model).join(", ")}</b>${
          reason ? ` (${reason})` : ""}`)}.</p>`}
      <h2>Derivations</h2>
      ${valued.map((row) => html`<pw-derivation .model=${row.model} .piece=${this.piece} .board=${this.board}
        .dialect=${this.dialect} .value=${row.value} .note=${row.note}></pw-derivation>`)}`;
  }

  /** A note without the warnings, which the page gives once. */
  #own(note) {
    const own = this.warnings.reduce((text, warning) => text.replace(warning, ""), note);
    return own.split("; ").filter((text) => text).join("; ");
  }

  #whole(whole) {
    const words = this.standing?.pooled?.words ?? "";
    return html`<tr class="whole"><th scope="row">combined<small class="narrow">${words}</small></th>
      <td class="number strong" title=${whole.value / 100}>${pawns(whole.value, decimalsOf(whole))}</td>
      <td class="number quiet">${range(whole, decimalsOf(whole))}</td>
      <td class="wide">${words}</td></tr>`;
  }
}

function range({ low, high }, digits) {
  return low === null || low === undefined ? "" : `${pawns(low, digits)} to ${pawns(high, digits)}`;
}

customElements.define("pw-values", Values);
