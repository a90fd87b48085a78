import { html, nothing } from "lit";
import { plain } from "/app/words.js";
import "/parts/intervals.js";

/** Half of a 95 % interval, in standard errors. */
const NORMAL = 1.96;

/** So many groups without values are named in the text. */
const NAMED = 5;

/** A picture of each feature's values by group. */
export function groups({ by, rows }) {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  const features = all.filter((feature) => rows.some((row) => row.values[feature]?.se > 0));
  const silent = rows.filter((row) => row.reason);
  return html`${features.map((feature) => html`<details class="folded">
    <summary>${feature} by ${by}</summary><pw-intervals .rows=${rows.filter((row) => row.values[feature]).map((row) =>
      bar(row.name, row.values[feature]))}></pw-intervals></details>`)}
    ${silent.length > NAMED ? html`<ul class="quiet">${silent.map((row) => html`<li><b>${row.name}</b>: ${plain(row.reason)}</li>`)}</ul>` : nothing}`;
}

function bar(name, { value, se }) {
  return { name, value, low: value - NORMAL * se, high: value + NORMAL * se };
}
