import { html, nothing } from "lit";

/** A table that scrolls by itself on narrow screens. Columns of numbers have a # before their heading. */
export function table(label, columns, rows) {
  const number = columns.map((column) => column.startsWith("#"));
  const names = columns.map((column) => column.replace(/^#/, ""));
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${label}><table>
    <thead><tr>${names.map((name, i) => html`<th scope="col" class=${number[i] ? "number" : nothing}>${name}</th>`)}</tr></thead>
    <tbody>${rows.map(([head, ...cells]) => html`<tr><th scope="row" class=${number[0] ? "number" : nothing}>${head}</th>
      ${cells.map((cell, i) => html`<td class=${number[i + 1] ? "number" : nothing}>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
