import { html } from "lit";
import { Part } from "/app/part.js";
import { icon } from "/parts/icon.js";

/** A position that is edited: pieces by square, and what a click puts there; "" clears a square. */
export function edited(game) {
  return { pieces: { ...game.pieces }, hand: "", toMove: game.toMove, lifted: "" };
}

/** The position after a click, or after a piece that was lifted is put down. */
export function put(edit, name, dropped) {
  const pieces = { ...edit.pieces };
  if (dropped && edit.lifted) {
    pieces[name] = edit.pieces[edit.lifted];
    if (edit.lifted !== name) {
      delete pieces[edit.lifted];
    }
  } else if (edit.hand && pieces[name] !== edit.hand) {
    pieces[name] = edit.hand;
  } else {
    delete pieces[name];
  }
  return { ...edit, pieces, lifted: "" };
}

/** Its FEN. What stays of the position before: walls, hands and, where they are still possible, rights to castle. */
export function fen(edit, game) {
  const [placement, , ...fields] = game.fen.split(" ");
  const hand = placement.includes("[") ? placement.slice(placement.indexOf("[")) : "";
  const walls = new Set(game.walls);
  const names = Object.fromEntries(Object.entries(game.cells || {}).map(([name, place]) => [place.join(), name]));
  const ranks = [...Array(game.ranks).keys()].reverse().map((rank) => {
    const squares = [...Array(game.files).keys()].map((file) => (game.cells ? names[`${file},${rank}`] : String.fromCharCode(97 + file) + (rank + 1)))
      .map((name) => (name ? edit.pieces[name] ?? (walls.has(name) ? "*" : " ") : "*"));
    return squares.join("").replace(/ +/g, (empty) => String(empty.length));
  });
  fields[1] = "-";
  // Pieces that wait to enter stand on lines of their own around the board.
  const lines = placement.replace(hand, "").split("/");
  const [before, after] = lines.length === game.ranks + 2 ? [[lines[0]], [lines.at(-1)]] : [[], []];
  return [[...before, ...ranks, ...after].join("/") + hand, edit.toMove === "white" ? "w" : "b", ...fields].join(" ");
}

/** The pieces to put on the board, beside what ends the editing. */
class Editing extends Part {
  static properties = { edit: { attribute: false }, kinds: { attribute: false }, error: {} };

  #take(hand) {
    this.tell("edit", { ...this.edit, hand });
  }

  render() {
    const { edit } = this;
    const row = (side) => html`<div class="hand" role="group" aria-label=${`${side === "white" ? "White" : "Black"}'s pieces`}>
      ${Object.entries(this.kinds).filter(([symbol]) => !symbol.endsWith("~")).map(([symbol, kind]) => [side === "white" ? symbol : symbol.toLowerCase(), kind])
        .map(([symbol, kind]) => html`<button type="button" class="plain" aria-pressed=${edit.hand === symbol ? "true" : "false"}
          aria-label=${`${side} ${kind.name || symbol}${symbol.startsWith("+") ? ", promoted" : ""}`} @click=${() => this.#take(symbol)}>
          <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${icon(kind, side)}</svg></button>`)}</div>`;
    return html`<div class="card" role="group" aria-label="Edit the position">
      <p class="quiet">Choose a piece and click squares; drag pieces to move them.</p>
      ${row("white")}${row("black")}
      <div class="choices">
        <button type="button" class="plain" aria-pressed=${edit.hand === "" ? "true" : "false"} @click=${() => this.#take("")}>Remove pieces</button>
        <button type="button" class="plain" @click=${() => this.tell("edit", { ...edit, pieces: {} })}>Clear the board</button>
        <label class="field">To move <select @change=${(event) => this.tell("edit", { ...edit, toMove: event.target.value })}>
          ${["white", "black"].map((side) => html`<option value=${side} ?selected=${side === edit.toMove}>${side === "white" ? "White" : "Black"}</option>`)}</select></label>
      </div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : ""}
      <div class="choices"><button type="button" @click=${() => this.tell("edited", true)}>Play from here</button>
        <button type="button" class="plain" @click=${() => this.tell("edited", false)}>Cancel</button></div></div>`;
  }
}

customElements.define("pw-editing", Editing);
