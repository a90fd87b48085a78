import { html, svg } from "lit";
import { Part } from "/app/part.js";
import { squareName } from "/parts/board.js";

const SHADES = 8;
const CELL = 30;

/** The number of squares reached from each square of the empty board. */
class Mobility extends Part {
  static properties = { counts: { attribute: false } };

  render() {
    const counts = this.counts ?? [];
    const most = Math.max(1, ...counts.flat());
    const least = Math.min(...counts.flat());
    const ranks = counts.length;
    const files = counts[0]?.length ?? 0;
    return html`<svg class="mobility" viewBox=${`0 0 ${files * CELL} ${ranks * CELL}`} role="img"
        aria-label=${`Number of squares reached from each square of the empty board: ${least} to ${most}.`}>
      ${counts.map((ofRank, rank) => ofRank.map((count, file) => svg`<g>
        <title>${squareName(file, rank)}: ${count}</title>
        <rect class=${`heat-${Math.round((SHADES * count) / most)}`} x=${file * CELL} y=${(ranks - 1 - rank) * CELL}
          width=${CELL - 1} height=${CELL - 1}/>
        <text class=${count / most > 0.55 ? "on-strong" : ""} x=${file * CELL + CELL / 2} y=${(ranks - 1 - rank) * CELL + CELL / 2 + 4}
          text-anchor="middle">${count}</text></g>`))}</svg>`;
  }
}

customElements.define("pw-mobility", Mobility);
