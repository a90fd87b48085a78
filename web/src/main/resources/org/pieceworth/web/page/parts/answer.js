import { html, nothing } from "lit";
import { plain } from "/app/words.js";
import { table } from "/games/table.js";

/** Longer tables are folded. */
const MOST_ROWS = 25;
/** Longer lines above a table are no headings. */
const LONGEST = 110;

/**
 * Lines and tables of an answer, whatever they are: what the command prints, and all of it.
 * @param parts as `parts.json` has them: {line}, {text} or {columns, rows}
 */
export function shown(parts) {
  const blocks = parts.filter((part) => part.line !== "");
  return blocks.map((part, i) => {
    if (part.columns) {
      const label = plain(blocks[i - 1]?.line ?? part.columns[0].heading);
      const whole = table(label, part.columns.map(({ heading, right }) => (right ? "#" : "") + heading), part.rows);
      return part.rows.length <= MOST_ROWS ? whole
        : html`<details class="folded"><summary>${part.rows.length} rows</summary>${whole}</details>`;
    }
    if (part.text !== undefined) {
      return html`<pre class="code" tabindex="0">${part.text}</pre>`;
    }
    const heads = blocks[i + 1]?.columns && part.line.endsWith(":") && part.line.length <= LONGEST;
    return heads ? html`<h3>${plain(part.line.replace(/:$/, ""))}</h3>` : html`<p>${plain(part.line)}</p>`;
  });
}

/** The parts behind the first table, without the notes, which pages show above. */
export function behindTheFirst(parts) {
  const rest = parts.slice(parts.findIndex((part) => part.columns) + 1);
  return rest.filter((part) => !part.line?.startsWith("Note: "));
}

/** A list of warnings or notes. */
export function warned(texts) {
  return texts?.length ? html`<ul class="warnings">${texts.map((text) => html`<li>${plain(text)}</li>`)}</ul>` : nothing;
}
