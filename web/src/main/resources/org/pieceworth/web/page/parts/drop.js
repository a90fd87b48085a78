import { html, nothing } from "lit";
import { Part } from "/app/part.js";

/** A place to drop or choose a file. */
class Drop extends Part {
  static properties = { label: {}, accept: {}, over: { state: true }, error: { state: true } };

  #take(files) {
    this.over = false;
    this.error = files[0]?.size === 0 ? `${files[0].name} is empty; choose another file.` : "";
    if (files.length > 0 && !this.error) {
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
      <span>${this.label}</span></label>${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}`;
  }
}

customElements.define("pw-drop", Drop);
