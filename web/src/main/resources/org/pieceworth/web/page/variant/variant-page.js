import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, address, ask, send } from "/app/api.js";
import { link, state } from "/app/state.js";
import { range, value } from "/app/numbers.js";
import "/parts/drop.js";

/** A variant with its pieces and what they are worth; or what is wrong with a file. */
class VariantPage extends Part {
  static properties = {
    shipped: { state: true }, wanted: { state: true }, file: { state: true }, values: { state: true },
    error: { state: true }, busy: { state: true },
  };

  #latest = new Latest();
  #changed = () => this.#show();

  constructor() {
    super();
    this.shipped = [];
    this.wanted = "";
    this.error = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.shipped = (await ask("variants")).rows;
    this.#show();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    super.disconnectedCallback();
  }

  get name() {
    return state.get("variant", "capablanca");
  }

  get row() {
    const own = this.file?.rows.find((row) => row.name === this.name);
    return own ?? this.shipped.find((row) => row.name === this.name);
  }

  /** How the API calls it: a file that was sent is named by its number. */
  get called() {
    return this.file?.rows.some((row) => row.name === this.name) ? `@${this.file.id}:${this.name}` : this.name;
  }

  #show() {
    if (state.get("page") !== "variant" || !this.row) {
      return;
    }
    this.busy = true;
    this.#latest.run(async (signal) => {
      try {
        this.values = await ask("value", { piece: this.called }, signal);
        this.error = "";
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.values = undefined;
        this.error = failure.message;
      }
      this.busy = false;
    });
  }

  async #dropped(event) {
    const file = event.detail;
    this.error = "";
    try {
      const checked = await send("POST", "variants", { name: file.name }, file);
      this.file = { ...checked, id: checked.file, name: file.name, errors: checked.errors ?? [], warnings: checked.warnings ?? [] };
      if (checked.rows.length > 0) {
        state.set({ variant: checked.rows[0].name });
        this.#show();
      }
    } catch (failure) {
      this.file = { rows: [], errors: [failure.message], warnings: [], name: file.name, id: "" };
    }
  }

  render() {
    const { row } = this;
    return html`<div class="split narrow-left">
      <section aria-label="Choose a variant">
        <h1>Variant</h1>
        <pw-drop label="Drop a variants.ini here, or choose one" accept=".ini,.txt" @file=${this.#dropped}></pw-drop>
        ${this.file ? this.#file() : nothing}
        <label class="field wide">Find a variant that ships
          <input type="text" .value=${this.wanted} @input=${(event) => (this.wanted = event.target.value.trim().toLowerCase())}></label>
        ${this.#list(this.shipped.filter((each) => fits(each, this.wanted)), "Variants that ship")}
      </section>
      <section aria-label="The variant">${row ? this.#variant(row) : html`<p class="quiet">…</p>`}</section>
    </div>`;
  }

  #list(rows, label) {
    return html`<ul class="names" aria-label=${label}>${rows.map((row) => html`<li><a
      href=${link({ page: "variant", variant: row.name })} aria-current=${row.name === this.name ? "true" : nothing}>
      <span>${row.name}</span> <small>${row.board}</small></a></li>`)}</ul>`;
  }

  #file() {
    const { file } = this;
    return html`<div class="card" id="file"><h2>${file.name}</h2>
      ${file.errors.length > 0 ? html`<ul class="faults" role="alert">${file.errors.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      ${file.warnings.length > 0 ? html`<ul class="warnings">${file.warnings.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      ${file.rows.length > 0 ? this.#list(file.rows, "Variants of the file") : nothing}</div>`;
  }

  #variant(row) {
    return html`
      <h1>${row.name} <code>${row.board}</code></h1>
      ${row.about ? html`<p>${row.about}</p>` : nothing}
      ${row.warnings.length > 0 ? html`<h2>To look at</h2><ul class="warnings">${row.warnings.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      ${row.notModelled.length > 0 ? html`<h2>Not modelled</h2><ul>${row.notModelled.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      <h2>Pieces and values</h2>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.values ? this.#table(row) : this.#moves(row)}
      <p><a class="button" download=${`${row.name}.ini`} href=${address("value", { piece: this.called, format: "ini" })}>Download
        the file with values</a> <span class="quiet">for an engine, with <code>pieceValueMg</code> and <code>pieceValueEg</code></span></p>`;
  }

  #moves(row) {
    return html`<table><thead><tr><th scope="col">Piece</th><th scope="col">Moves</th></tr></thead>
      <tbody>${row.pieces.map((piece) => html`<tr><th scope="row">${piece.letter} ${piece.name}</th>
        <td><code>${piece.betza}</code></td></tr>`)}</tbody></table>`;
  }

  #table(row) {
    const models = [...new Set(this.values.rows.map((each) => each.model))];
    const cells = new Map(this.values.rows.map((each) => [`${each.piece} ${each.model}`, each]));
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Values of the pieces" aria-busy=${this.busy ? "true" : "false"}>
      <table class="values-of">
      <thead><tr><th scope="col">Piece</th><th scope="col">Moves</th>${models.map((model) => html`<th scope="col" class="number">${model}</th>`)}</tr></thead>
      <tbody>${row.pieces.map((piece) => html`<tr><th scope="row"><b>${piece.letter}</b> ${piece.name}</th>
        <td>${this.#link(piece, row)}</td>
        ${models.map((model) => cell(cells.get(`${piece.letter} ${model}`)))}</tr>`)}</tbody></table></div>
      <p class="quiet">In hundredths of a pawn. A number's title has its range and notes; – means that the model says nothing here, and its title why.</p>`;
  }

  #link(piece, row) {
    return piece.betza ? html`<a href=${link({ piece: piece.betza, board: row.board, dialect: "fsf" })}><code>${piece.betza}</code></a>` : "–";
  }
}

function cell(found) {
  return html`<td class="number" title=${found ? [range(found.low, found.high), found.note].filter((text) => text).join("; ") : ""}>${
    found ? value(found.value) : "–"}</td>`;
}

function fits(row, wanted) {
  return !wanted || row.name.toLowerCase().includes(wanted) || row.board.includes(wanted)
    || row.pieces.some((piece) => piece.name.toLowerCase().includes(wanted));
}

customElements.define("pw-variant-page", VariantPage);
