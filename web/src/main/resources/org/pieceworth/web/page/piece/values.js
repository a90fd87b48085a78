import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { fixed, range, value } from "/app/numbers.js";
import "/piece/axis.js";
import "/piece/derivation.js";

/** The one number, then the value by every model, with its range and its derivation. */
class Values extends Part {
  static properties = {
    pooled: { attribute: false },
    rows: { attribute: false },
    standing: { attribute: false },
    piece: {},
    board: {},
    dialect: {},
  };

  render() {
    const standing = new Map((this.standing?.models ?? []).map((model) => [model.model, model]));
    const models = this.rows.map((row) => ({ ...(standing.get(row.model) ?? { known: [], words: "" }), ...row }));
    const valued = models.filter((model) => model.value !== null);
    const silent = models.filter((model) => model.value === null);
    const whole = this.pooled && { ...this.pooled, known: this.standing?.pooled?.known ?? [] };
    return html`
      <table class="values">
        <caption class="unseen">Values by all that is known and by every model, in hundredths of a pawn</caption>
        <thead><tr><th scope="col">Model</th><th scope="col" class="number">Value</th>
          <th scope="col" class="number">Range</th><th scope="col" class="wide">In comparison</th></tr></thead>
        <tbody>${whole ? this.#whole(whole) : nothing}${valued.map((row) => html`<tr>
          <th scope="row">${row.model}<small class="narrow">${row.words}</small></th>
          <td class="number strong" data-model=${row.model} data-value=${row.value} title=${row.value}>${value(row.value)}</td>
          <td class="number quiet">${range(row.low, row.high)}</td>
          <td class="wide">${row.words}</td></tr>`)}</tbody>
      </table>
      <p class="quiet">Values and ranges are in hundredths of a pawn.</p>
      <pw-axis .pooled=${whole} .models=${valued} .piece=${this.piece}></pw-axis>
      ${silent.length === 0 ? nothing : html`<p class="quiet">${
        valued.length === 0 ? "No model gives a value here: " : "No value here from "}${
        silent.map((row, i) => html`${i > 0 ? "; " : ""}<b>${row.model}</b> (${row.note})`)}.</p>`}
      <h2>Derivations</h2>
      ${valued.map((row) => html`<pw-derivation .model=${row.model} .piece=${this.piece} .board=${this.board}
        .dialect=${this.dialect} .value=${row.value} .note=${row.note}></pw-derivation>`)}`;
  }

  #whole(whole) {
    const words = this.standing?.pooled?.words ?? "";
    return html`<tr class="whole"><th scope="row">all that is known<small class="narrow">${words}</small></th>
      <td class="number strong" title=${whole.value}>${fixed(whole.value, 0)}</td>
      <td class="number quiet">${range(whole.low, whole.high, 0)}</td>
      <td class="wide">${words}</td></tr>`;
  }
}

customElements.define("pw-values", Values);
