import { html, nothing } from "lit";
import { count, decimals, fixed, percent, range, value } from "/app/numbers.js";
import { plain } from "/app/words.js";
import { groups } from "/games/groups.js";
import { table } from "/games/table.js";
import { verdicts } from "/games/verdicts.js";
import { behindTheFirst, shown, warned } from "/parts/answer.js";
import "/parts/intervals.js";

/** The answer of a fit: pictures and what pages have more of, then all that the command prints. */
export function results(answer, parts) {
  return html`${verdicts(answer)}<p class="headline">${answer.headline}</p>
    ${used(answer)}
    ${warned(answer.notes)}
    ${values(answer)}
    ${shown(behindTheFirst(parts))}
    ${answer.groups ? groups(answer.groups) : nothing}`;
}

/** Games that were used and games that were skipped, each under its first reason. */
function used(answer) {
  const skipped = Object.entries(answer.skipped);
  const total = skipped.reduce((sum, [, number]) => sum + number, 0);
  const positions = answer.positions > 0;
  const fact = (name, text) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
  return html`<dl class="figures">
      ${positions ? nothing : fact("Games used", count(answer.games))}
      ${positions ? nothing : fact("Drawn", percent(answer.drawnGames / Math.max(1, answer.games), 1))}
      ${fact("Positions", count(Math.round(answer.rows)))}
      ${fact(positions ? "Lines skipped" : "Games skipped", count(total))}
      ${fact("Errors", `${answer.errors}${answer.cluster ? ` (${count(answer.cluster.clusters)})` : ""}`)}
    </dl>
    ${total === 0 ? nothing : html`<ul class="skipped" aria-label="Reasons for skipping">${skipped.map(([reason, number]) =>
      html`<li>${count(number)} ${reason}</li>`)}</ul>`}`;
}

/** The names of JSON in words; other features keep the names by which they were asked for. */
function named({ feature }) {
  return { white: "White's advantage", drawWidth: "draw threshold" }[feature] ?? feature.replace("@", ", ");
}

function values(answer) {
  const known = answer.values.filter((each) => each.value !== null);
  const logits = answer.values.filter((each) => each.coefficient !== null);
  const noted = answer.values.filter((each) => each.note && each.note !== "sampling");
  const row = (each) => {
    const digits = decimals(each.se ?? each.value / 100);
    return [named(each), each.se === 0 ? value(each.value) : fixed(each.value, digits), each.se === 0 ? "unit" : fixed(each.se, digits),
      each.se === 0 || each.low === null || each.high === null ? "–" : range(each.low, each.high, digits), each.informing === undefined ? "" : count(each.informing)];
  };
  return html`<h2>Values <small>(${answer.unit})</small></h2>
    <pw-intervals .rows=${known.map((each) => ({ ...each, name: named(each) }))}></pw-intervals>
    ${table("Values", ["Feature", "#Value", "#± s.e.", "#95 % interval", "#Games"], answer.values.map(row))}
    ${noted.length > 0 ? html`<ul class="quiet">${noted.map((each) => html`<li><b>${named(each)}</b>: ${plain(each.note)}</li>`)}</ul>` : nothing}
    ${logits.length > 0 ? html`<details class="folded"><summary>Coefficients in log-odds</summary>
      ${table("Coefficients in log-odds", ["Feature", "#Log-odds", "#± s.e."], logits.map((each) =>
        [named(each), fixed(each.coefficient, 4), fixed(each.coefficientSe, 4)]))}</details>` : nothing}`;
}
