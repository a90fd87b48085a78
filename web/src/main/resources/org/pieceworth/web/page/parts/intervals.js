import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { fixed, range } from "/app/numbers.js";

const ROW = 38;
const LEFT = 8;
const RIGHT = 16;
const BOTTOM = 26;
/** Room for one number of the axis. */
const TICK = 56;

/** Values with their 95 % intervals above one axis, whose numbers stay readable at any width. */
class Intervals extends Part {
  static properties = { rows: { attribute: false }, most: { type: Number }, width: { state: true } };

  #watch = new ResizeObserver(([entry]) => {
    this.width = Math.max(240, Math.floor(entry.contentRect.width));
  });

  constructor() {
    super();
    this.rows = [];
    this.most = 0;
    this.width = 600;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    super.disconnectedCallback();
  }

  render() {
    const rows = this.rows.filter((each) => Number.isFinite(each.value));
    if (rows.length === 0) {
      return nothing;
    }
    const [least, most] = ends(rows);
    const end = Math.max(most, this.most);
    const x = (number) => LEFT + ((this.width - LEFT - RIGHT) * (number - least)) / (end - least);
    const height = ROW * rows.length + BOTTOM;
    const { step, digits } = steps(end - least, Math.max(2, Math.floor(this.width / TICK)));
    const ticks = [...Array(Math.floor(end / step) - Math.ceil(least / step) + 1).keys()].map((i) => (Math.ceil(least / step) + i) * step);
    return html`<svg class="axis" width=${this.width} height=${height} role="img"
        aria-label=${`Values with their 95 % intervals: ${rows.map((each) => `${each.name} ${words(each, digits)}`).join("; ")}.`}>
      ${ticks.map((tick) => svg`<line class="grid" x1=${x(tick)} x2=${x(tick)} y1="0" y2=${height - BOTTOM + 4}/>
        <text class="tick" x=${x(tick)} y=${height - 8} text-anchor="middle">${fixed(tick, digits)}</text>`)}
      ${rows.map((each, i) => row(each, ROW * i, x, this.width, [least, end], digits))}</svg>`;
  }
}

function row(each, y, x, width, [least, end], digits) {
  const line = y + 28;
  const inside = (number) => x(Math.min(end, Math.max(least, number)));
  const bounded = hasInterval(each);
  return svg`<text class="model" x=${LEFT} y=${y + 14}>${each.name}</text>
    <text class="tick" x=${width - RIGHT} y=${y + 14} text-anchor="end">${words(each, digits)}</text>
    <line class="rule" x1=${LEFT} x2=${width - RIGHT} y1=${line} y2=${line}/>
    ${bounded ? svg`<line class="range" x1=${inside(each.low)} x2=${inside(each.high)} y1=${line} y2=${line}/>` : nothing}
    ${bounded && each.high > end ? svg`<path class="beyond" d=${`M${width - RIGHT} ${line - 5}l8 5-8 5z`}/>` : nothing}
    <circle class="own" cx=${inside(each.value)} cy=${line} r="5"/>`;
}

function hasInterval(each) {
  return Number.isFinite(each.low) && Number.isFinite(each.high);
}

function words(each, digits) {
  const value = fixed(each.value, digits);
  return hasInterval(each) && each.high > each.low ? `${value} (${range(each.low, each.high, digits)})` : value;
}

/** The ends of the axis. An interval many times as long as the values does not squeeze the others: it ends in an arrow. */
export function ends(rows) {
  const values = rows.map((each) => each.value);
  const limit = 2 * Math.max(...values.map(Math.abs), 1e-9);
  const least = Math.min(0, ...values, ...rows.map((each) => Math.max(-limit, each.low ?? 0)));
  const most = Math.max(0, ...values, ...rows.map((each) => Math.min(limit, each.high ?? 0)));
  return [least, most > least ? most : least + 1];
}

/** The distance of the numbers on an axis, 1, 2 or 5 times a power of ten, and their decimals. */
function steps(length, most) {
  const power = 10 ** Math.floor(Math.log10(length / most));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => length / each <= most);
  return { step, digits: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) };
}

customElements.define("pw-intervals", Intervals);
