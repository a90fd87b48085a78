import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { listed } from "/game/armed.js";
import { squareName } from "/parts/board.js";
import { called, icon, icons, letters } from "/parts/icon.js";

/** A disc holds two lines of so many letters. */
const LINE = 4;

/** In hand it empties squares. */
export const NOTHING = "empty square";

/** The text on a disc: a notation as it is, cut where a disc ends; of a name three letters, or its initials. */
export function sign(piece) {
  if (/[A-Z]/.test(piece)) {
    return piece.length <= 2 * LINE ? piece : `${piece.slice(0, 2 * LINE - 1)}…`;
  }
  const words = piece.split(/[\s-]+/).filter((word) => word);
  const letters = words.length > 1 ? words.map((word) => word[0]).join("").slice(0, LINE) : piece.slice(0, 3);
  return letters.charAt(0).toUpperCase() + (words.length > 1 ? letters.slice(1).toUpperCase() : letters.slice(1));
}

/** A piece to place by its name. */
export function worded(piece) {
  return piece === NOTHING ? piece : called(piece);
}

/** A piece's icon; until it has come, and where letters are chosen, its sign. */
export function disc(piece, side) {
  const kind = icons.find(piece);
  return kind && !letters() ? html`<svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${icon(kind, side, side === "white" ? 1 : -1)}</svg>`
    : written(piece);
}

/** A sign as a disc shows it: the longer, the smaller, in two lines where one is too short. */
function written(piece) {
  const text = sign(piece);
  const half = text.length > LINE + 1 ? Math.ceil(text.length / 2) : text.length;
  return html`<span class=${`sign-${Math.min(half, LINE + 1)}`}>${text.slice(0, half)}${
    half < text.length ? html`<br>${text.slice(half)}` : nothing}</span>`;
}

/** The back rank of one side with a field for each square, and its pawns. */
class ArmyRank extends Part {
  static properties = { label: {}, army: {}, pawns: {}, hand: {}, lifted: { state: true } };

  constructor() {
    super();
    this.lifted = -1;
    this.pawns = "";
    this.hand = "";
    this.follow(icons);
  }

  updated() {
    this.querySelector(".army").style.setProperty("--files", listed(this.army).length);
  }

  /** Several pieces between commas go to the squares from here on. */
  #set(i, text) {
    const pieces = listed(this.army);
    const typed = text === NOTHING ? [""] : text.includes(",") ? listed(text) : [text.trim()];
    pieces.splice(i, typed.length, ...typed.slice(0, pieces.length - i));
    this.tell("army", pieces.join(","));
  }

  #swap(from, to) {
    const pieces = listed(this.army);
    [pieces[from], pieces[to]] = [pieces[to], pieces[from]];
    this.tell("army", pieces.join(","));
  }

  /** With a piece in hand a click puts it down; without, a first click lifts a piece and a second one exchanges it. */
  #click(i) {
    if (this.hand) {
      this.#set(i, this.hand);
    } else if (this.lifted < 0) {
      this.lifted = i;
    } else {
      const from = this.lifted;
      this.lifted = -1;
      if (from !== i) {
        this.#swap(from, i);
      }
    }
  }

  #drop(event, to) {
    const [side, from, piece] = event.dataTransfer.getData("text/plain").split("\n");
    event.preventDefault();
    if (side === this.label) {
      this.#swap(Number(from), to);
    } else if (piece) {
      this.#set(to, piece);
    }
  }

  #drag(event, i, piece) {
    event.dataTransfer.setData("text/plain", `${this.label}\n${i}\n${piece}`);
  }

  render() {
    return html`<fieldset class=${`army of-${this.label.toLowerCase()}`}><legend>${this.label}</legend>
      ${listed(this.army).map((piece, i) => html`<div class=${`place ${i % 2 ? "light" : "dark"}`}
          @dragover=${(event) => event.preventDefault()} @drop=${(event) => this.#drop(event, i)}>
        <button type="button" class="grip" draggable="true" aria-pressed=${i === this.lifted ? "true" : "false"}
          aria-label=${`${this.label}, ${squareName(i, 0)[0]}-file: ${called(piece) || "empty"}. ${this.hand ? `Put ${worded(this.hand)} here` : "Exchange"}`}
          @click=${() => this.#click(i)} @dragstart=${(event) => this.#drag(event, i, piece)}>${disc(piece, this.label.toLowerCase())}</button>
        <input type="text" aria-label=${`${this.label}, ${squareName(i, 0)[0]}-file`} autocapitalize="none" spellcheck="false"
          .value=${piece} @change=${(event) => this.#set(i, event.target.value)}></div>`)}
    </fieldset>
    <label class="field pawns">Pawns of ${this.label} <input type="text" placeholder="as in chess" autocapitalize="none" spellcheck="false"
      .value=${this.pawns} @change=${(event) => this.tell("pawns", event.target.value.trim())}></label>
    ${this.lifted >= 0 ? html`<p class="quiet" role="status">Click a second square to exchange the two pieces.</p>` : nothing}`;
  }
}

customElements.define("pw-army", ArmyRank);
