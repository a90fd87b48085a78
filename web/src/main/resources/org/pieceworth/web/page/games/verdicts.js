import { html, nothing } from "lit";
import { decimals, fixed, range, signed } from "/app/numbers.js";

/** The level of tests. */
const LEVEL = 0.05;

/** Each tested rule as a sentence with its probability. */
export function verdicts({ tests = [], jointTests = [], unit }) {
  return tests.length + jointTests.length === 0 ? nothing : html`<ul class="verdicts" aria-label="Verdicts">
    ${tests.map((test) => html`<li><strong>${test.rule} ${judged(test)}</strong> ${probability(test.pValue)}${difference(test, unit)}</li>`)}
    ${jointTests.map((test) => html`<li><strong>${test.rules} ${test.pValue < LEVEL ? "are together rejected" : "are together not rejected"}</strong>
      ${probability(test.pValue)}.</li>`)}</ul>`;
}

function judged({ rule, difference, pValue }) {
  if (pValue === null) {
    return "cannot be tested with these games";
  }
  if (/[<>]/.test(rule)) {
    return pValue >= LEVEL ? "is undecided" : (difference > 0) === rule.includes(">") ? "is confirmed" : "is rejected";
  }
  return pValue < LEVEL ? "is rejected" : "is not rejected";
}

function probability(p) {
  return p === null ? "" : p < 0.001 ? "(p < 0.001)" : `(p = ${p.toPrecision(2).replace(/(\.\d*?)0+$/, "$1")})`;
}

function difference({ difference, se, low, high }, unit) {
  if (!Number.isFinite(difference) || !Number.isFinite(se)) {
    return ".";
  }
  const digits = decimals(se);
  const interval = Number.isFinite(low) && Number.isFinite(high) ? `, 95 % interval ${range(low, high, digits)}` : "";
  return `: left − right is ${signed(difference, digits)} ± ${fixed(se, digits)}${interval} (${unit}).`;
}
