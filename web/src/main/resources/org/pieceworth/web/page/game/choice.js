import { html } from "lit";
import { Part } from "/app/part.js";
import { icon } from "/parts/icon.js";

/** What a move to one square may be, where it may be several: promotions, pieces that enter, castling. */
class Choice extends Part {
  static properties = { moves: { attribute: false }, kinds: { attribute: false }, side: {} };

  firstUpdated() {
    this.querySelector("button").focus();
  }

  render() {
    const texts = this.moves.map((move) => this.#words(move));
    const text = (i) => (texts.filter((each) => each === texts[i]).length > 1 ? `${texts[i]}: ${this.moves[i].san ?? this.moves[i].uci}` : texts[i]);
    return html`<div class="choice card" role="dialog" aria-label="Choose the move" @keydown=${(event) => event.key === "Escape" && this.tell("chosen", undefined)}>
      ${this.moves.map((move, i) => html`<button type="button" class="plain" @click=${() => this.tell("chosen", move)}>
        ${this.#picture(move)} ${text(i)}</button>`)}
      <button type="button" class="plain" @click=${() => this.tell("chosen", undefined)}>Cancel</button></div>`;
  }

  #picture(move) {
    const kind = this.kinds[move.promotion ?? move.gate];
    return kind ? html`<svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${icon(kind, this.side)}</svg>` : "";
  }

  #words(move) {
    const name = (symbol) => this.kinds[symbol]?.name || symbol;
    const promoted = move.promotion ? `becomes ${name(move.promotion)}` : "";
    const entering = move.gate ? `${name(move.gate)} enters` : "";
    const text = [promoted, entering].filter((part) => part).join(", ");
    return text || (move.rook ? "castle" : "move only");
  }
}

customElements.define("pw-choice", Choice);
