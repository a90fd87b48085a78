import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { count, decimalsOf, pawns, range } from "/app/numbers.js";

const SIGNS = { pawn: "P", ferz: "F", wazir: "W", knight: "N", bishop: "B", rook: "R", archbishop: "A", chancellor: "C",
  queen: "Q", amazon: "M" };
const ROW = 42;
const LEFT = 8;
const RIGHT = 16;
const TOP = 8;
const BOTTOM = 26;
/** Standard errors to either side that leave out one time in ten. */
const NINE_IN_TEN = 1.6449;

/** The combined value and all models on one axis, each with its values of the well-known pieces. */
class Axis extends Part {
  static properties = { pooled: { attribute: false }, models: { attribute: false }, piece: {}, width: { state: true } };

  #watch = new ResizeObserver(([entry]) => {
    this.width = Math.max(240, Math.floor(entry.contentRect.width));
  });

  constructor() {
    super();
    this.models = [];
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

  /** The combined value leads, then the measured value, then models. */
  get rows() {
    const { pooled } = this;
    const models = this.models.filter((model) => model.value !== null).map((model) => ({ ...model, name: model.model, mark: own }));
    if (!pooled) {
      return models;
    }
    const digits = decimalsOf(pooled);
    return [{ ...pooled, name: "combined", mark: diamond, bold: true, digits }, ...this.#measured(digits), ...models];
  }

  /** The measurement as a source of the combined value: in the conditions of that, which need not be those of its games. */
  #measured(digits) {
    const { pooled } = this;
    const name = `measured in ${count(pooled.measuredGames ?? 0)} games`;
    const value = pooled.sources.find((each) => each.source === name)?.value ?? pooled.measured;
    const reach = (NINE_IN_TEN * pooled.measuredSe * value) / pooled.measured;
    return pooled.measured === undefined ? [] : [{ name, value, low: Math.max(0, value - reach), high: value + reach, known: [], mark: square,
      whisker: true, digits }];
  }

  render() {
    const { rows, pooled } = this;
    if (rows.length === 0) {
      return nothing;
    }
    const most = Math.max(...rows.flatMap((row) => [row.value, row.high ?? 0]));
    const known = rows.flatMap((row) => row.known.map((each) => each.value));
    const above = known.filter((each) => each > most).sort((a, b) => a - b)[0] ?? most;
    const end = 1.06 * Math.max(most, Math.min(above, 2 * most + 1));
    const x = (number) => LEFT + ((this.width - LEFT - RIGHT) * Math.max(0, number)) / end;
    const height = TOP + ROW * rows.length + BOTTOM;
    const words = rows.map((row) => `${row.name} ${pawns(row.value, row.digits)}`).join(", ");
    const letters = Object.entries(SIGNS).filter(([name]) => rows.some((row) => row.known.some((each) => each.name === name && each.value <= end)));
    return html`<svg class="axis" width=${this.width} height=${height} role="img"
        aria-label=${`Values of ${this.piece} on one axis, in pawns: ${words}.`}>
      ${pooled ? svg`<rect class="band" x=${x(pooled.low)} y=${TOP} width=${x(pooled.high) - x(pooled.low)}
        height=${height - BOTTOM - TOP + 4}/>` : nothing}
      ${ticks(end).map((tick) => svg`<line class="grid" x1=${x(tick)} x2=${x(tick)} y1=${TOP} y2=${height - BOTTOM + 4}/>
        <text class="tick" x=${x(tick)} y=${height - 8} text-anchor="middle">${tick / 100}</text>`)}
      ${rows.map((row, i) => this.#row(row, TOP + ROW * i, x, end))}</svg>
      ${this.#legend()}
      ${letters.length === 0 ? nothing : html`<p class="quiet">Known pieces: ${letters.map(([name, sign]) => `${sign} ${name}`).join(", ")}.</p>`}`;
  }

  #legend() {
    const { pooled } = this;
    return !pooled ? nothing : html`<ul class="marks" aria-label="Marks">
      <li>${sample(diamond)} the combined value, its 90 % interval as a band</li>
      ${pooled.measured === undefined ? nothing : html`<li>${sample(square)} measured by play, with its 90 % interval</li>`}
      <li>${sample(own)} a model, with its range</li></ul>`;
  }

  #row(row, y, x, end) {
    const line = y + 31;
    let last = -100;
    const signs = [];
    for (const each of row.known) {
      const at = x(each.value);
      if (each.value <= end && at - last > 11) {
        signs.push(svg`<line class="known" x1=${at} x2=${at} y1=${line - 4} y2=${line + 4}><title>${each.name} ${pawns(each.value)}</title></line>
          <text class="known" x=${at} y=${line - 7} text-anchor="middle">${SIGNS[each.name] ?? "?"}</text>`);
        last = at;
      }
    }
    return svg`<text class=${row.bold ? "model bold" : "model"} x=${LEFT} y=${y + 10}>${row.name}</text>
      <text class=${row.bold ? "tick bold" : "tick"} x=${this.width - RIGHT} y=${y + 10} text-anchor="end">${pawns(row.value, row.digits)}${
        range(row.low, row.high) ? ` (${pawns(row.low, row.digits)} to ${pawns(row.high, row.digits)})` : ""}</text>
      <line class="rule" x1=${LEFT} x2=${this.width - RIGHT} y1=${line} y2=${line}/>
      ${signs}
      ${row.low === null || row.low === undefined ? nothing
        : svg`<line class=${row.bold ? "range whole" : row.whisker ? "whisker" : "range"} x1=${x(row.low)} x2=${x(row.high)} y1=${line} y2=${line}/>`}
      ${row.mark(x(row.value), line, `${this.piece} ${pawns(row.value, row.digits)}`)}`;
  }
}

function own(x, y, title) {
  return svg`<circle class="own" cx=${x} cy=${y} r="6"><title>${title}</title></circle>`;
}

function diamond(x, y, title) {
  return svg`<path class="whole" d=${`M${x} ${y - 9}l9 9-9 9-9-9z`}><title>${title}</title></path>`;
}

function square(x, y, title) {
  return svg`<rect class="measured" x=${x - 5} y=${y - 5} width="10" height="10"><title>${title}</title></rect>`;
}

function sample(mark) {
  return html`<svg class="axis mark" width="20" height="20" aria-hidden="true">${mark(10, 10, "")}</svg>`;
}

function ticks(end) {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find((each) => end / each <= 7) ?? 5000;
  return [...Array(Math.floor(end / step) + 1).keys()].map((i) => i * step);
}

customElements.define("pw-axis", Axis);
