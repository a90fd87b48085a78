import { html, nothing } from "lit";
import { count, decimals, fixed } from "/app/numbers.js";
import { table } from "/games/table.js";
import "/parts/intervals.js";

/** Half of a 95 % interval, in standard errors. */
const NORMAL = 1.96;

/** Every group with all features that were fitted, and whether the groups differ. */
export function groups({ by, verdict, pooled, others, nearNames, rows }) {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  const features = all.filter((feature) => rows.some((row) => row.values[feature]?.se > 0));
  const silent = rows.filter((row) => row.reason);
  return html`<h2>By ${by}</h2>
    <p>${verdict}</p>
    ${pooled ? html`<p class="quiet">Values are partially pooled: drawn towards the mean of the groups, the more so the fewer the games of a group.</p>` : nothing}
    ${table(`Values by ${by}`, [by, "#Games", ...features.flatMap((each) => [`#${each}`, "#± s.e."])],
      rows.map((row) => [row.name, count(row.games), ...features.flatMap((feature) => cells(row.values[feature]))]))}
    ${others > 0 ? html`<p class="quiet">${count(others)} smaller ${others === 1 ? "group is" : "groups are"} not shown; the option
      <code>groups</code> shows more.</p>` : nothing}
    ${silent.length > 0 ? html`<ul class="quiet">${silent.map((row) => html`<li><b>${row.name}</b>: ${row.reason}</li>`)}</ul>` : nothing}
    ${nearNames.length > 0 ? html`<p class="quiet">Possibly one player under two names (the option <code>alias</code> joins them): ${
      nearNames.slice(0, 10).join("; ")}${nearNames.length > 10 ? "; …" : ""}</p>` : nothing}
    ${features.map((feature) => html`<details class="folded">
      <summary>${feature} by ${by}</summary><pw-intervals .rows=${rows.filter((row) => row.values[feature]).map((row) =>
        bar(row.name, row.values[feature]))}></pw-intervals></details>`)}`;
}

function cells(estimate) {
  if (!estimate) {
    return ["–", "–"];
  }
  const digits = decimals(estimate.se || estimate.value / 100);
  return [fixed(estimate.value, digits), estimate.se === 0 ? "unit" : fixed(estimate.se, digits)];
}

function bar(name, { value, se }) {
  return { name, value, low: value - NORMAL * se, high: value + NORMAL * se };
}
