import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { fixed, signed } from "/app/numbers.js";

/** The moves of the game in two columns, with buttons that step through them. */
class GameRecord extends Part {
  static properties = { played: { attribute: false }, at: { type: Number }, first: {}, number: { type: Number }, end: {} };

  constructor() {
    super();
    this.played = [];
    this.at = 0;
    this.number = 1;
    this.end = "";
  }

  updated() {
    const list = this.querySelector(".record ol");
    const shown = list?.querySelector("[aria-current]");
    if (shown) {
      // The list alone, not the page, scrolls to the move.
      list.scrollTop = Math.max(0, shown.offsetTop - list.offsetTop - list.clientHeight / 2);
    }
  }

  #step(to) {
    this.tell("view", Math.max(0, Math.min(this.played.length, to)));
  }

  render() {
    const black = this.first === "black" ? 1 : 0;
    const rows = [];
    this.played.forEach((move, i) => {
      const row = Math.floor((i + black) / 2);
      (rows[row] ??= [undefined, undefined])[(i + black) % 2] = { ...move, ply: i + 1 };
    });
    const button = (move) => move ? html`<button type="button" class="ply" aria-current=${move.ply === this.at ? "true" : nothing}
      @click=${() => this.#step(move.ply)}>${move.san}</button>` : html`<span class="ply">${black ? "…" : ""}</span>`;
    return html`<div class="record">
      <ol aria-label="Moves" tabindex="0">${rows.map((row, i) => html`<li><span class="number">${i + this.number}.</span>${button(row[0])}${
        row[1] || i + 1 < rows.length ? button(row[1]) : nothing}</li>`)}
        ${this.end ? html`<li class="strong">${this.end}</li>` : nothing}</ol>
      <div class="steps-of-game">
        ${[["First position", "«", 0], ["Previous move", "‹", this.at - 1], ["Next move", "›", this.at + 1],
          ["Last position", "»", this.played.length]].map(([title, sign, to]) => html`<button type="button" class="plain" title=${title}
            aria-label=${title} ?disabled=${to < 0 || to > this.played.length || to === this.at} @click=${() => this.#step(to)}>${sign}</button>`)}
      </div></div>`;
  }
}

customElements.define("pw-record", GameRecord);

/** A score as White sees it. */
export function scored(reply) {
  return reply.mate !== null ? `${reply.mate > 0 ? "" : "−"}M${Math.abs(reply.mate)}` : signed(reply.score / 100, 2);
}

/** White's share of a bar: half where nobody is ahead, nine tenths at some five pawns. */
function share(reply) {
  if (reply.mate !== null) {
    return reply.mate > 0 ? 1 : 0;
  }
  return 1 / (1 + Math.exp(-reply.score / 230));
}

/** The engine's score as a bar, White's part on the left. */
export function bar(reply) {
  const white = 100 * share(reply);
  return html`<div class="score-bar"><svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label=${`Score ${scored(reply)}, as White sees it`}>
      <rect class="of-black" width="100" height="6"/><rect class="of-white" width=${fixed(white, 1)} height="6"/></svg>
    <strong>${scored(reply)}</strong></div>`;
}
