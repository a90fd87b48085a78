import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { squareName } from "/parts/board.js";

/** The pieces of a rank, as they were typed: letters, or words between commas. */
export function listed(army) {
  return (army.includes(",") ? army.split(",") : [...army]).map((piece) => piece.trim());
}

/** What stands on a disc: up to two capitals of a notation, or the first letter of a name. */
export function sign(piece) {
  const capitals = piece.replace(/[^A-Z]/g, "");
  return piece === "" ? "" : /[A-Z]/.test(piece) ? capitals.slice(0, 2) : piece[0].toUpperCase();
}

/** The back rank of one side, a field for each square, and what it has as pawns. */
class ArmyRank extends Part {
  static properties = { label: {}, army: {}, pawns: {}, hand: {}, lifted: { state: true } };

  constructor() {
    super();
    this.lifted = -1;
    this.pawns = "";
    this.hand = "";
  }

  updated() {
    this.querySelector(".army").style.setProperty("--files", listed(this.army).length);
  }

  #set(i, piece) {
    const pieces = listed(this.army);
    pieces[i] = piece.trim();
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
          aria-label=${`${this.label}, ${squareName(i, 0)[0]}-file: ${piece || "nothing"}. ${this.hand ? `Put ${this.hand} here` : "Exchange"}`}
          @click=${() => this.#click(i)} @dragstart=${(event) => this.#drag(event, i, piece)}>${sign(piece)}</button>
        <input type="text" aria-label=${`${this.label}, ${squareName(i, 0)[0]}-file`} autocapitalize="none" spellcheck="false"
          .value=${piece} @change=${(event) => this.#set(i, event.target.value)}></div>`)}
    </fieldset>
    <label class="field pawns">Pawns of ${this.label} <input type="text" placeholder="as in chess" autocapitalize="none" spellcheck="false"
      .value=${this.pawns} @change=${(event) => this.tell("pawns", event.target.value.trim())}></label>
    ${this.lifted >= 0 ? html`<p class="quiet" role="status">Now choose the square that it changes places with.</p>` : nothing}`;
  }
}

customElements.define("pw-army", ArmyRank);
