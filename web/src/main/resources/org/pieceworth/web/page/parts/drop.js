import { html } from "lit";
import { Part } from "/app/part.js";

/** A place to drop or choose a file. */
class Drop extends Part {
  static properties = { label: {}, accept: {}, over: { state: true } };

  #take(files) {
    this.over = false;
    if (files.length > 0) {
      this.tell("file", files[0]);
    }
  }

  #choose(event) {
    this.#take(event.target.files);
    event.target.value = "";
  }

  render() {
    return html`<label class=${`drop ${this.over ? "over" : ""}`}
        @dragover=${(event) => { event.preventDefault(); this.over = true; }}
        @dragleave=${() => (this.over = false)}
        @drop=${(event) => { event.preventDefault(); this.#take(event.dataTransfer.files); }}>
      <input type="file" accept=${this.accept ?? ""} @change=${this.#choose}>
      <span>${this.label}</span></label>`;
  }
}

customElements.define("pw-drop", Drop);
