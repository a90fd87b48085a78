import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { range, value } from "/app/numbers.js";

const SIGNS = { pawn: "P", ferz: "F", wazir: "W", knight: "N", bishop: "B", rook: "R", archbishop: "A", chancellor: "C",
  queen: "Q", amazon: "M" };
const ROW = 42;
const LEFT = 8;
const RIGHT = 16;
const TOP = 8;
const BOTTOM = 26;

/** All models on one axis, each with its values of the well-known pieces. */
class Axis extends Part {
  static properties = { models: { attribute: false }, piece: {}, width: { state: true } };

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

  render() {
    const models = this.models.filter((model) => model.value !== null);
    if (models.length === 0) {
      return nothing;
    }
    const most = Math.max(...models.flatMap((model) => [model.value, model.high ?? 0]));
    const known = models.flatMap((model) => model.known.map((each) => each.value));
    const above = known.filter((each) => each > most).sort((a, b) => a - b)[0] ?? most;
    const end = 1.06 * Math.max(most, Math.min(above, 2 * most + 1));
    const x = (number) => LEFT + ((this.width - LEFT - RIGHT) * Math.max(0, number)) / end;
    const height = TOP + ROW * models.length + BOTTOM;
    const words = models.map((model) => `${model.model} ${value(model.value)}`).join(", ");
    const letters = Object.entries(SIGNS).filter(([name]) => models.some((model) => model.known.some((each) => each.name === name && each.value <= end)));
    return html`<svg class="axis" width=${this.width} height=${height} role="img"
        aria-label=${`Values of ${this.piece} on one axis: ${words}.`}>
      ${ticks(end).map((tick) => svg`<line class="grid" x1=${x(tick)} x2=${x(tick)} y1=${TOP} y2=${height - BOTTOM + 4}/>
        <text class="tick" x=${x(tick)} y=${height - 8} text-anchor="middle">${tick}</text>`)}
      ${models.map((model, i) => this.#row(model, TOP + ROW * i, x, end))}</svg>
      ${letters.length === 0 ? nothing : html`<p class="quiet">Known pieces: ${letters.map(([name, sign]) => `${sign} ${name}`).join(", ")}.</p>`}`;
  }

  #row(model, y, x, end) {
    const line = y + 31;
    let last = -100;
    const signs = [];
    for (const each of model.known) {
      const at = x(each.value);
      if (each.value <= end && at - last > 11) {
        signs.push(svg`<line class="known" x1=${at} x2=${at} y1=${line - 4} y2=${line + 4}><title>${each.name} ${value(each.value)}</title></line>
          <text class="known" x=${at} y=${line - 7} text-anchor="middle">${SIGNS[each.name] ?? "?"}</text>`);
        last = at;
      }
    }
    return svg`<text class="model" x=${LEFT} y=${y + 10}>${model.model}</text>
      <text class="tick" x=${this.width - RIGHT} y=${y + 10} text-anchor="end">${value(model.value)}${
        range(model.low, model.high) ? ` (${range(model.low, model.high)})` : ""}</text>
      <line class="rule" x1=${LEFT} x2=${this.width - RIGHT} y1=${line} y2=${line}/>
      ${signs}
      ${model.low === null || model.low === undefined ? nothing
        : svg`<line class="range" x1=${x(model.low)} x2=${x(model.high)} y1=${line} y2=${line}/>`}
      <circle class="own" cx=${x(model.value)} cy=${line} r="6"><title>${this.piece} ${value(model.value)}</title></circle>`;
  }
}

function ticks(end) {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find((each) => end / each <= 7) ?? 5000;
  return [...Array(Math.floor(end / step) + 1).keys()].map((i) => i * step);
}

customElements.define("pw-axis", Axis);
