import { html, nothing } from "lit";
import { decimals, duration, fixed, percent, range, signed } from "/app/numbers.js";
import { results } from "/games/results.js";
import { table } from "/games/table.js";
import { shown } from "/parts/answer.js";
import { ends } from "/parts/intervals.js";

/**
 * What a job has to show, on every page alike.
 * @param answer of a job that is done
 * @param parts of the answer, all that its command prints
 */
export function result(job, answer, parts) {
  return HEADS[job.kind]?.(job, answer, parts) ?? shown(parts);
}

const HEADS = { fit, measure: measured, match: score, selfplay: score };

function fit(job, answer, parts) {
  if (answer) {
    return results(answer, parts);
  }
  const games = job.soFar?.games;
  const part = job.progress.done > 0 ? (job.progress.perSecond ?? 0) / job.progress.done : 0;
  return games ? html`<p class="quiet">${games.toLocaleString("en")} games read${
    part > 0 ? `, ${Math.round(games * part).toLocaleString("en")} per second` : ""}</p>` : nothing;
}

/** The score so far, with Elo and the probability of superiority. */
function score(job, answer, parts) {
  const all = answer ?? job.soFar;
  const so = all?.armies ?? all;
  return html`${!so || !Number.isFinite(so.score) ? nothing : html`<dl class="figures" aria-live="polite">
      <div><dt>Result</dt><dd>${so.wins} won, ${so.draws} drawn, ${so.losses} lost</dd></div>
      <div><dt>Score</dt><dd>${percent(so.score, 1)}</dd></div>
      <div><dt>Elo</dt><dd>${signed(so.elo)}${so.eloError === null || so.eloError === undefined ? "" : ` ± ${fixed(so.eloError, 0)}`}</dd></div>
      <div><dt>Probability that ${so.first ? "White's army" : "A"} is better</dt><dd>${percent(so.los, 1)}</dd></div>
    </dl>${so.eloNote ? html`<p class="quiet">${so.eloNote}</p>` : nothing}`}
    ${answer ? shown(parts) : nothing}`;
}

/** The longest axis of each job so far. It stays as it is, so that the interval is seen to shrink. */
const widest = new Map();

/** The intervals of a measurement as they shrink. */
function measured(job, answer, parts) {
  const values = answer?.values ?? job.soFar?.values ?? [];
  const known = values.filter((each) => Number.isFinite(each.value));
  if (known.length > 0) {
    widest.set(job.id, Math.max(widest.get(job.id) ?? 1, ends(known)[1]));
  }
  return values.length === 0 ? nothing : html`<h2>Values <small>(centipawns)</small></h2>
    <pw-intervals .rows=${values.map((each) => ({ ...each, name: each.piece }))} .most=${widest.get(job.id) ?? 1}></pw-intervals>
    ${answer ? shown(parts) : table("Values", ["Piece", "#Value", "#± s.e.", "#95 % interval"], values.map(row))}
    ${answer?.seconds ? html`<p class="quiet">${answer.games} games in ${duration(answer.seconds)}.</p>` : nothing}`;
}

function row(each) {
  const digits = decimals(each.se ?? (each.high - each.low) / 4);
  return [each.piece, fixed(each.value, digits), fixed(each.se, digits),
    each.low === null || each.high === null ? "–" : range(each.low, each.high, digits)];
}
