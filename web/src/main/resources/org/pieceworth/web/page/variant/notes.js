import { html, nothing } from "lit";
import { fixed, range, value } from "/app/numbers.js";

/** A value in the table of a variant. */
export function cellOf(found) {
  return html`<td class="number">${found ? value(found.value) : "–"}</td>`;
}

/** The combined value of a piece and its interval. */
export function worthOf(found) {
  return html`<td class="number pooled">${found ? html`<b data-pooled=${found.value}>${fixed(found.value, 0)}</b>
    <small>${range(found.low, found.high, 0)}</small>` : "–"}</td>`;
}

/** The ranges and notes of all values: folded away, and in reach of a finger and of the keyboard. */
export function notes(row, values) {
  const named = new Map(row.pieces.map((piece) => [piece.letter, piece.name]));
  const all = values.filter((each) => each.note || range(each.low, each.high));
  return all.length === 0 ? nothing : html`<details class="folded"><summary>Ranges and notes</summary>
    <div class="scroll" tabindex="0" role="group" aria-label="Ranges and notes"><table class="steps">
      <thead><tr><th scope="col">Piece</th><th scope="col">Model</th><th scope="col" class="number">Value</th>
        <th scope="col" class="number">Range</th><th scope="col">Notes</th></tr></thead>
      <tbody>${all.map((each) => html`<tr><th scope="row"><b>${each.piece}</b> ${named.get(each.piece)}</th><td>${each.model}</td>
        <td class="number">${value(each.value)}</td><td class="number">${range(each.low, each.high)}</td>
        <td class="note">${each.note}</td></tr>`)}</tbody></table></div></details>`;
}
