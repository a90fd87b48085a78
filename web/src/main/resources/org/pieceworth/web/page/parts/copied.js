import { html, nothing } from "lit";
import { Part } from "/app/part.js";

/** A line of text to copy. */
class Copied extends Part {
  static properties = { text: {}, label: {}, done: { state: true } };

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      this.done = "Copied";
    } catch {
      this.done = "Not allowed here: select the text and copy it";
    }
    setTimeout(() => (this.done = ""), 2000);
  }

  render() {
    return html`<div class="copied"><span class="of">${this.label}</span><code tabindex="0">${this.text}</code>
      <button type="button" class="plain" @click=${this.#copy} aria-label=${`Copy: ${this.label}`}>Copy</button>
      <span role="status" class="quiet">${this.done || nothing}</span></div>`;
  }
}

customElements.define("pw-copied", Copied);
