import { html } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { sign } from "/armies/army.js";

const USUAL = ["K", "Q", "R", "B", "N", "archbishop", "chancellor", "amazon", "nightrider", "camel", "FAD", "WD", "FfW"];
const MOST = 12;

/** Pieces to take: drag one to a square, or choose it and click squares. */
class Palette extends Part {
  static properties = { hand: {}, found: { state: true }, text: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.hand = "";
    this.found = [];
    this.text = "";
  }

  #search(text) {
    this.text = text;
    this.#latest.run(async (signal) => {
      this.found = text ? (await ask("pieces", { text }, signal)).rows.slice(0, MOST).map((row) => row.name) : [];
    }, 80).catch(() => (this.found = []));
  }

  #drag(event, piece) {
    event.dataTransfer.setData("text/plain", `\n\n${piece}`);
  }

  #take(piece) {
    this.tell("hand", piece === this.hand ? "" : piece);
  }

  render() {
    const pieces = this.found.length > 0 ? this.found : USUAL;
    const own = this.text && !pieces.includes(this.text) ? [this.text] : [];
    return html`<div class="palette" role="group" aria-label="Pieces to place">
      <label class="field">Find a piece, or type Betza notation <input type="text" autocapitalize="none" spellcheck="false"
        @input=${(event) => this.#search(event.target.value.trim())}></label>
      <div class="pieces">${[...own, ...pieces].map((piece) => html`<button type="button" class="piece" draggable="true"
          aria-pressed=${piece === this.hand ? "true" : "false"} @click=${() => this.#take(piece)}
          @dragstart=${(event) => this.#drag(event, piece)}><span class="grip" aria-hidden="true">${sign(piece)}</span>${piece}</button>`)}</div>
      <p class="hint" role="status">${this.hand ? html`In hand: <strong>${this.hand}</strong>. Click squares to put it there, or its button
        again to let it go.` : "Drag a piece to a square, or click it and then squares. Two clicks on squares exchange their pieces."}</p></div>`;
  }
}

customElements.define("pw-palette", Palette);
