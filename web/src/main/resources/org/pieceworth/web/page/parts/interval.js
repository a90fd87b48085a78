import { html, svg } from "lit";

/** How far an axis goes that shows some values with their intervals. */
export function end(values) {
  return Math.max(1, ...values.map((other) => other.high ?? other.value ?? 0));
}

/** A value with its interval, beside the others of its table. */
export function interval(each, values, most = end(values)) {
  const x = (number) => (390 * Math.min(most, Math.max(0, number))) / most + 5;
  return html`<svg class="axis" viewBox="0 -1 400 16" aria-hidden="true">${svg`<line class="rule" x1="0" x2="400" y1="7" y2="7"/>
    <line class="range" x1=${x(each.low ?? each.value)} x2=${x(each.high ?? each.value)} y1="7" y2="7"/><circle class="own" cx=${x(each.value)} cy="7" r="4"/>`}</svg>`;
}
