import { nothing, svg } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { ask } from "/app/api.js";

const KEY = "pieceworth-pieces";

function lettered(kind) {
  const text = kind?.letter || "?";
  return svg`<g class="glyph"><circle class="face" cx="50" cy="50" r="40"/>
    <text class="letter" x="50" y="51" text-anchor="middle" dominant-baseline="central" font-size=${text.length > 1 ? 38 : 50}>${text}</text></g>`;
}

/**
 * A piece as an icon on a square of 100 by 100, on every page alike.
 * @param kind {icon, letter}: the server draws the icon, from numbers and names of styles alone
 * @param side white or black
 * @param up 1 where its side moves up the page, −1 where it moves down
 */
export function icon(kind, side, up = 1) {
  return svg`<g class=${`side-${side}${up < 0 ? " is-down" : ""}`}>${kind?.icon && !letters() ? unsafeSVG(kind.icon) : lettered(kind)}
    ${kind?.letter?.startsWith("+") && !letters() ? svg`<path class="plus" d="M80 8v24M68 20h24"/>` : nothing}</g>`;
}

/** True where this browser shows letters instead. */
export function letters() {
  return localStorage.getItem(KEY) === "letters";
}

/** The moves of pieces that were typed, asked for once; tells when some have come. */
class Icons extends EventTarget {
  #kinds = new Map();
  #wanted = new Set();

  chooseLetters(wanted) {
    localStorage.setItem(KEY, wanted ? "letters" : "icons");
    this.dispatchEvent(new Event("change"));
  }

  /** The kind of a piece by its name or notation; undefined until it has come, and where there is none. */
  find(piece) {
    if (piece && !this.#kinds.has(piece)) {
      this.#kinds.set(piece, undefined);
      if (this.#wanted.size === 0) {
        queueMicrotask(() => this.#fetch());
      }
      this.#wanted.add(piece);
    }
    return this.#kinds.get(piece);
  }

  async #fetch() {
    const pieces = [...this.#wanted];
    this.#wanted.clear();
    await this.#ask(pieces).catch(() => Promise.all(pieces.map((piece) => this.#ask([piece]).catch(() => {}))));
    this.dispatchEvent(new Event("change"));
  }

  async #ask(pieces) {
    const { pieces: known } = await ask("moves", { piece: pieces });
    known.forEach((each, i) => this.#kinds.set(pieces[i], { icon: each.icon, letter: "", name: each.name }));
  }
}

export const icons = new Icons();

/** A piece by its name, once that has come, or as it was typed. */
export function called(piece) {
  return icons.find(piece)?.name || piece;
}
