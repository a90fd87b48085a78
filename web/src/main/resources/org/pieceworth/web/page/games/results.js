import { html, nothing } from "lit";
import { count, decimals, fixed, percent, range, signed, value } from "/app/numbers.js";
import { groups } from "/games/groups.js";
import { table } from "/games/table.js";
import "/parts/intervals.js";

/** The answer of a fit, with everything that was asked for. */
export function results(answer) {
  return html`<p class="headline">${answer.headline}</p>
    ${used(answer)}
    ${answer.notes.length > 0 ? html`<ul class="warnings">${answer.notes.map((note) => html`<li>${note}</li>`)}</ul>` : nothing}
    ${values(answer)}
    ${answer.groups ? groups(answer.groups) : nothing}
    ${answer.controls ? controls(answer.controls) : nothing}
    ${answer.rules.length > 0 ? rules(answer.rules) : nothing}
    ${answer.heldOut || answer.drawModels ? heldOut(answer) : nothing}
    ${answer.calibration ? calibration(answer) : nothing}
    ${answer.influence ? html`<h2>Most influential games</h2>${table("Most influential games", ["Game", "#Change without it"],
      answer.influence.map((each) => [each.game, signed(each.change, 3)]))}` : nothing}`;
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
  return { white: "White's advantage", drawWidth: "draw width" }[feature] ?? feature;
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
    ${noted.length > 0 ? html`<ul class="quiet">${noted.map((each) => html`<li><b>${named(each)}</b>: ${each.note}</li>`)}</ul>` : nothing}
    ${logits.length > 0 ? html`<details class="folded"><summary>Coefficients in logits</summary>
      ${table("Coefficients in logits", ["Feature", "#Logits", "#± s.e."], logits.map((each) =>
        [named(each), fixed(each.coefficient, 4), fixed(each.coefficientSe, 4)]))}</details>` : nothing}`;
}

function controls(held) {
  const cell = (number, error) => fixed(number, decimals(error || number / 100));
  return html`<h2>With ${held.by} held equal</h2>
    <p class="quiet">${count(held.games)} games${held.without > 0 ? `, ${count(held.without)} without it left out` : ""}; errors clustered by ${held.cluster}.</p>
    ${table("Values with a control", ["Feature", "#Plain", "#± s.e.", "#Controlled", "#± s.e.", "#Change", "#± s.e."],
      held.values.map((each) => [each.feature, cell(each.plain, each.plainSe), cell(each.plainSe, each.plainSe), cell(each.value, each.se),
        cell(each.se, each.se), signed(each.change, decimals(each.changeSe)), cell(each.changeSe, each.changeSe)]))}`;
}

function rules(all) {
  return html`<h2>Capablanca's rules</h2>${table("Capablanca's rules", ["Rule", "#Left − right", "#± s.e.", "#95 % interval"],
    all.map((each) => {
      const digits = decimals(each.se);
      return [each.rule, signed(each.difference, digits), fixed(each.se, digits), each.low === null || each.high === null ? "–" : range(each.low, each.high, digits)];
    }))}`;
}

function heldOut({ heldOut: score, drawModels }) {
  return html`<h2>Test on held-out games</h2>
    ${score ? html`<p>Log-loss ${fixed(score.logLoss, 4)} ± ${fixed(score.logLossSe, 4)} nats per position, Brier score ${
      fixed(score.brier, 4)} ± ${fixed(score.brierSe, 4)}.</p>` : nothing}
    ${drawModels ? table("Ways of counting draws", ["Draws", "#Log-loss", "#Above the best", "#± s.e.", "#Brier score"],
      drawModels.map((each) => [each.draws, fixed(each.logLoss, 6), fixed(each.aboveBest, 6), fixed(each.aboveBestSe, 6), fixed(each.brier, 6)])) : nothing}`;
}

function calibration({ calibration: points, alpha, calibrationCounting }) {
  return html`<h2>Calibration</h2>
    <p>White's score by material balance (${calibrationCounting}). The curve 1 / (1 + exp(−α · balance)) fits best with α = ${fixed(alpha, 3)}.</p>
    <details class="folded"><summary>Scores by balance</summary>${table("Scores by balance",
      ["#Balance", "#Positions", "#Score", "#95 % interval", "#Fitted", "#Drawn"],
      points.map((each) => [signed(each.balance), count(each.rows), percent(each.score, 1),
        each.low === null ? "–" : `${percent(each.low, 1)} to ${percent(each.high, 1)}`, percent(each.fitted, 1), percent(each.drawn, 1)]))}</details>`;
}
