import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";

const MOST = 8;

/** The field for a name or notation, with the pieces of the catalogue that fit the text. */
class Notation extends Part {
  static properties = {
    value: {},
    error: {},
    label: {},
    found: { state: true },
    chosen: { state: true },
    open: { state: true },
  };

  #latest = new Latest();

  constructor() {
    super();
    this.value = "";
    this.error = "";
    this.label = "Piece: Betza notation or a name";
    this.found = [];
    this.chosen = -1;
    this.open = false;
  }

  #typed(event) {
    const text = event.target.value.trim();
    this.chosen = -1;
    this.tell("piece", text);
    if (text.length < 2) {
      this.found = [];
      this.open = false;
      return;
    }
    this.#latest.run(async (signal) => {
      const { rows } = await ask("pieces", { text }, signal);
      this.found = rows.slice(0, MOST);
      // Notation has capitals; a name has none.
      this.open = !/[A-Z]/.test(text) && rows.some((row) => row.name !== text);
    }, this.#latest.patience).catch(() => (this.found = []));
  }

  #take(row) {
    this.open = false;
    this.tell("piece", row.name);
    this.querySelector("input").focus();
  }

  #key(event) {
    if (event.key === "Escape" && this.open) {
      this.open = false;
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.found.length > 0) {
      this.open = true;
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.chosen = (this.chosen + step + this.found.length) % this.found.length;
    } else if (event.key === "Enter" && this.open && this.chosen >= 0) {
      this.#take(this.found[this.chosen]);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  render() {
    const shown = this.open && this.found.length > 0;
    return html`<div class="notation">
      <label for="notation">${this.label}</label>
      <input id="notation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200"
        role="combobox" aria-expanded=${shown} aria-controls="notation-found" aria-autocomplete="list"
        aria-activedescendant=${shown && this.chosen >= 0 ? `found-${this.chosen}` : nothing}
        aria-invalid=${this.error ? "true" : "false"} aria-describedby="notation-error"
        .value=${this.value} @input=${this.#typed} @keydown=${this.#key}
        @blur=${() => setTimeout(() => (this.open = false), 150)}>
      <ul id="notation-found" role="listbox" aria-label="Pieces of the catalogue" class="found" ?hidden=${!shown}>
        ${this.found.map((row, i) => html`<li id=${`found-${i}`} role="option" aria-selected=${i === this.chosen}
            @mousedown=${(event) => event.preventDefault()} @click=${() => this.#take(row)}>
          <span>${row.name}</span> <code>${row.betza}</code>
          <small>${row.aliases.slice(0, 3).join(", ")}</small></li>`)}
      </ul>
      <p id="notation-error" class="error" role="status">${this.error}</p>
    </div>`;
  }
}

customElements.define("pw-notation", Notation);
