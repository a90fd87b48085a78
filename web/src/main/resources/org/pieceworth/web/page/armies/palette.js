import { html } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { NOTHING, disc, worded } from "/armies/army.js";
import { inHand } from "/app/hand.js";
import { icons } from "/parts/icon.js";

const USUAL = ["K", "Q", "R", "B", "N", "archbishop", "chancellor", "amazon", "nightrider", "camel", "FAD", "WD", "FfW"];
const MOST = 12;

/** Pieces to place by dragging, or by a click here and clicks on squares. */
class Palette extends Part {
  static properties = { hand: {}, found: { state: true }, text: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.hand = "";
    this.found = [];
    this.text = "";
    this.follow(icons);
  }

  #search(text) {
    this.text = text;
    this.#latest.run(async (signal) => {
      this.found = text ? (await ask("pieces", { text }, signal)).rows.slice(0, MOST).map((row) => row.name) : [];
    }, this.#latest.patience).catch(() => (this.found = []));
  }

  #drag(event, piece) {
    event.dataTransfer.setData("text/plain", `\n\n${piece}`);
  }

  #take(piece) {
    this.tell("hand", piece === this.hand ? "" : piece);
  }

  render() {
    const pieces = this.found.length > 0 ? this.found : USUAL;
    const own = [...new Set([this.text, inHand().piece])].filter((piece) => piece && !pieces.includes(piece));
    return html`<div class="palette" role="group" aria-label="Pieces to place">
      <label class="field">Find a piece, or type Betza notation <input type="text" autocapitalize="none" spellcheck="false"
        @input=${(event) => this.#search(event.target.value.trim())}></label>
      <div class="pieces">${[...own, ...pieces, NOTHING].map((piece) => html`<button type="button" class="piece" draggable="true"
          aria-pressed=${piece === this.hand ? "true" : "false"} @click=${() => this.#take(piece)}
          @dragstart=${(event) => this.#drag(event, piece)}><span class="grip" aria-hidden="true">${piece === NOTHING ? "" : disc(piece, "white")}</span>${worded(piece)}</button>`)}</div>
      <p class="hint" role="status">${this.hand ? html`In hand: <strong>${worded(this.hand)}</strong>. Click squares to place it, or its
        button again to put it away.` : "Drag a piece to a square, or click it and then the squares. Click two squares to exchange their pieces."}</p></div>`;
  }
}

customElements.define("pw-palette", Palette);
