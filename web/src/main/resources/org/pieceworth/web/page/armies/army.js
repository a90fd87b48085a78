import { html } from "lit";
import { Part } from "/app/part.js";

const LETTERS = "abcdefgh";

/** The back rank of one side, a field for each square. */
class ArmyRank extends Part {
  static properties = { label: {}, army: {} };

  get pieces() {
    const typed = this.army.includes(",") ? this.army.split(",") : [...this.army];
    return typed.map((piece) => piece.trim());
  }

  #set(i, piece) {
    const pieces = this.pieces;
    pieces[i] = piece.trim();
    this.tell("army", pieces.join(","));
  }

  #drop(event, to) {
    const [side, from] = event.dataTransfer.getData("text/plain").split(" ");
    event.preventDefault();
    const pieces = this.pieces;
    if (side === this.label) {
      [pieces[from], pieces[to]] = [pieces[to], pieces[from]];
    } else if (from) {
      pieces[to] = from;
    }
    this.tell("army", pieces.join(","));
  }

  #drag(event, i) {
    event.dataTransfer.setData("text/plain", `${this.label} ${i}`);
  }

  render() {
    return html`<fieldset class="army"><legend>${this.label}</legend>
      ${this.pieces.map((piece, i) => html`<div class=${`place ${i % 2 ? "light" : "dark"}`}
          @dragover=${(event) => event.preventDefault()} @drop=${(event) => this.#drop(event, i)}>
        <span class="grip" draggable="true" aria-hidden="true" @dragstart=${(event) => this.#drag(event, i)}>${
          piece ? piece.replace(/[^A-Za-z]/g, "").slice(0, 1).toUpperCase() : ""}</span>
        <input type="text" aria-label=${`${this.label}, ${LETTERS[i] ?? i + 1}`} autocapitalize="none" spellcheck="false"
          .value=${piece} @change=${(event) => this.#set(i, event.target.value)}></div>`)}
    </fieldset>`;
  }
}

customElements.define("pw-army", ArmyRank);
