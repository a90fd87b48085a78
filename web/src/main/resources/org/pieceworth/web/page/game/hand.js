import { html } from "lit";
import { Part } from "/app/part.js";
import { icon } from "/parts/icon.js";
import { touching } from "/parts/touch.js";

/** The pieces in a side's hand, to drop by a click here and one on the board. */
class Hand extends Part {
  static properties = { counts: { attribute: false }, kinds: { attribute: false }, side: {}, chosen: {}, droppable: { attribute: false } };

  #touch = touching((symbol) => this.chosen !== `@${symbol}` && this.tell("hand", symbol), (name) => this.tell("square", { name, key: "p" }));

  #drag(event, symbol) {
    if (this.chosen !== `@${symbol}`) {
      this.tell("hand", symbol);
    }
    event.dataTransfer.setData("text/plain", "piece");
  }

  render() {
    return html`<div class="hand" role="group" aria-label=${`In ${this.side === "white" ? "White" : "Black"}'s hand`}>
      ${Object.entries(this.counts).map(([symbol, count]) => html`<button type="button" class="plain" aria-pressed=${this.chosen === `@${symbol}` ? "true" : "false"}
        ?disabled=${!this.droppable.includes(symbol)} draggable=${this.droppable.includes(symbol) ? "true" : "false"}
        aria-label=${`${this.kinds[symbol]?.name || symbol}, ${count || "any number"}`}
        data-piece=${symbol} @pointerdown=${this.#touch} @dragstart=${(event) => this.#drag(event, symbol)} @click=${() => this.tell("hand", symbol)}>
        <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${icon(this.kinds[symbol], this.side)}</svg>${count > 1 ? count : ""}</button>`)}</div>`;
  }
}

customElements.define("pw-hand", Hand);
