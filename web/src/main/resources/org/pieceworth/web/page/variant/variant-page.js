import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, address, ask, askText, named, send } from "/app/api.js";
import { fixed } from "/app/numbers.js";
import { link, state } from "/app/state.js";
import { warned } from "/parts/answer.js";
import "/parts/drop.js";
import { icon, icons } from "/parts/icon.js";
import { download, keepPage } from "/game/kept.js";
import "/parts/scorecard.js";
import { cellOf, notes, worthOf } from "/variant/notes.js";

const FIRST = "capablanca";

/** On narrow screens the list of variants is folded away, so that the variant itself is in sight. */
const WIDE = matchMedia("(min-width: 901px)");

/** A variant with the values of its pieces, or the faults of a file. */
class VariantPage extends Part {
  static properties = {
    shipped: { state: true }, wanted: { state: true }, file: { state: true }, values: { state: true },
    error: { state: true }, lost: { state: true },
    /** The pieces of a variant that can be played, by their letters. */
    kinds: { state: true },
    /** Why the page could not be saved. */
    saving: { state: true },
  };

  #latest = new Latest();
  #changed = () => this.#show();

  constructor() {
    super();
    this.shipped = [];
    this.wanted = "";
    this.error = "";
    this.lost = "";
    this.follow(icons);
  }

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.#show();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    super.disconnectedCallback();
  }

  /** An empty name belongs to a file without a variant that can be read. */
  get name() {
    return state.get("variant", this.fileId ? "" : FIRST);
  }

  /** The number of the file in the address: the server still has the file after a reload. */
  get fileId() {
    return state.get("file");
  }

  get row() {
    const rows = !this.fileId ? this.shipped : this.file?.id === this.fileId ? this.file.rows : [];
    return rows.find((row) => row.name === this.name);
  }

  /** The name in requests. */
  get called() {
    return this.fileId ? `@${this.fileId}:${this.name}` : this.name;
  }

  #show() {
    if (state.get("page") !== "variant") {
      return;
    }
    this.requestUpdate();
    this.#latest.attempt(async (signal) => {
      this.lost = "";
      if (this.shipped.length === 0) {
        this.shipped = (await ask("variants", {}, signal)).rows;
      }
      if (this.fileId && this.file?.id !== this.fileId) {
        await this.#reload(this.fileId, signal);
      }
      this.error = "";
      if (this.row) {
        const { called } = this;
        const [values, armies] = await Promise.all([
          ask("value", { piece: called }, signal), this.fileId ? {} : ask("variants", { text: this.row.name }, signal)]);
        this.values = { called, ...values, forecasts: armies.forecasts };
        // A variant that cannot be played is shown without its drawings.
        const { kinds } = await ask("game", { variant: called }, signal).catch((failure) => {
          if (failure.name === "AbortError") {
            throw failure;
          }
          return { kinds: {} };
        });
        this.kinds = { called, ...kinds };
      }
    }, (message) => {
      this.values = undefined;
      this.error = message;
    });
  }

  /** The file of an address, which an earlier page sent. */
  async #reload(id, signal) {
    try {
      this.#keep(id, state.get("from") || "the file", await ask("variants", { file: `@${id}` }, signal));
    } catch (failure) {
      if (failure.status !== 422) {
        throw failure;
      }
      this.lost = `${state.get("from") || "The file of this address"} is no longer stored here. Drop the file again to see its variants.`;
    }
  }

  #keep(id, name, { rows, errors, warnings }) {
    this.file = { id, name, rows, errors: errors ?? [], warnings: warnings ?? [] };
  }

  async #dropped(event) {
    const file = event.detail;
    try {
      const checked = await named(file, send("POST", "variants", { name: file.name }, file));
      this.#keep(checked.file, checked.fileName, checked);
      state.set({ variant: checked.rows[0]?.name ?? "", file: checked.file, from: checked.fileName });
    } catch (failure) {
      this.file = { rows: [], errors: [failure.message], warnings: [], name: file.name, id: "" };
      state.set({ variant: "", file: "", from: "" });
    }
  }

  #skip(event) {
    event.preventDefault();
    this.querySelector("#variant").focus();
  }

  render() {
    const { row } = this;
    const fitting = this.shipped.filter((each) => fits(each, this.wanted));
    return html`<div class="split narrow-left">
      <section aria-label="Choose a variant">
        <h1>Variant</h1>
        <pw-drop label="Drop a variants.ini file here, or choose one" accept=".ini,.txt" @file=${this.#dropped}></pw-drop>
        ${this.file ? this.#file() : nothing}
        <label class="field wide">Find a built-in variant
          <input type="text" .value=${this.wanted} @input=${(event) => (this.wanted = event.target.value.trim().toLowerCase())}></label>
        <a class="skip here" href="#variant" @click=${this.#skip}>Skip the list of variants</a>
        <details class="folded" ?open=${WIDE.matches || this.wanted !== ""}>
          <summary>${this.wanted ? `${fitting.length} found` : `All ${this.shipped.length} built-in variants`}</summary>
          ${this.#list(fitting, "Built-in variants", "")}</details>
      </section>
      <section id="variant" tabindex="-1" aria-label="The variant">${row ? this.#variant(row) : this.#none()}</section>
    </div>`;
  }

  #list(rows, label, file) {
    return html`<ul class="names" aria-label=${label}>${rows.map((row) => html`<li><a
      href=${link({ page: "variant", variant: row.name, file, from: file && this.file.name })}
      aria-current=${row.name === this.name && file === this.fileId ? "true" : nothing}>
      <span>${row.name}</span> <small>${row.board}</small></a></li>`)}</ul>`;
  }

  #file() {
    const { file } = this;
    return html`<div class="card" id="file"><h2>${file.name}</h2>
      ${file.errors.length > 0 ? html`<ul class="faults" role="alert">${file.errors.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      ${warned(file.warnings)}
      ${file.rows.length > 0 ? this.#list(file.rows, "Variants of the file", file.id) : nothing}
      ${file.rows.length > 1 ? html`<p><button type="button" class="plain" @click=${() => this.#whole()}>Download all ${file.rows.length} with
        values</button></p>` : nothing}</div>`;
  }

  /** All variants of the file with their values, each once: one that is derived from another comes with it. */
  #whole() {
    return this.act(async () => {
      const sections = new Map();
      for (const { name } of this.file.rows) {
        const text = await askText("value", { piece: `@${this.file.id}:${name}`, format: "ini" });
        text.match(/(?:^(?!\s*\[).*\n)*^\s*\[.*\n(?:^(?!\s*\[).*\n?)*/gm).forEach((section) => {
          const [, heading] = /^\s*\[\s*([^\]:\s]+)/m.exec(section);
          if (heading === name || !sections.has(heading)) {
            sections.set(heading, section.trim());
          }
        });
      }
      download(`${[...sections.values()].join("\n\n")}\n`, "text/plain", this.file.name);
    });
  }

  /** Why there is no variant to show. */
  #none() {
    if (this.error || this.lost) {
      return html`<p class="error" role="alert">${this.error || this.lost}</p>`;
    }
    if (this.shipped.length === 0 || this.fileId && this.file?.id !== this.fileId) {
      return html`<p class="quiet">Loading…</p>`;
    }
    if (this.name === "") {
      return html`<p class="error">${this.file?.rows.length ? `Choose a variant of ${this.file.name}.`
        : `No variant of ${this.file?.name ?? "the file"} can be read. Correct the file and drop it again.`}</p>`;
    }
    return html`<p class="error" role="alert">${this.fileId ? this.file.name : "The built-in list"} has no variant named
      '${this.name}'. ${this.fileId ? "" : "If it is in a file of yours, drop that file here."}</p>`;
  }

  #variant(row) {
    const values = this.values?.called === this.called ? this.values : undefined;
    const warnings = [...new Set([...row.warnings, ...(values?.warnings ?? [])])];
    return html`
      <h1>${row.name} <code>${row.board}</code></h1>
      ${row.about ? html`<p>${row.about}</p>` : nothing}
      <p><a class="door" href=${link({ page: "game", variant: row.name, file: this.fileId, from: state.get("from") })}>Play</a></p>
      ${warnings.length > 0 ? html`<h2>Warnings</h2>${warned(warnings)}` : nothing}
      ${row.notModelled.length > 0 ? html`<h2>Not modelled</h2><ul>${row.notModelled.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
      <h2>Pieces and values</h2>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${values ? this.#table(row, values) : this.#moves(row)}
      <p><a class="button" download=${`${row.name}.ini`} href=${address("value", { piece: this.called, format: "ini" })}>Download
        as variants.ini</a> <span class="quiet">with these values as <code>pieceValueMg</code> and <code>pieceValueEg</code>, for an engine</span></p>
      ${this.kinds?.called === this.called && Object.keys(this.kinds).length > 1 ? html`<p><button type="button" class="plain"
          ?disabled=${Boolean(this.prepared)} @click=${() => this.#save(row)}>${this.prepared || "Save as a page"}</button> <span class="quiet">to keep or to send: pieces, values, start, scorecard</span></p>
        ${this.saving ? html`<p class="error" role="alert">${this.saving}</p>` : nothing}
        <pw-scorecard .rules=${{ variant: this.called }} .kinds=${this.kinds}></pw-scorecard>` : nothing}`;
  }

  async #save(row) {
    try {
      await keepPage(this, { variant: this.called }, this.kinds, row.name);
      this.saving = "";
    } catch (failure) {
      this.saving = failure.message;
    }
  }

  #moves(row) {
    return html`<table aria-busy=${this.error ? "false" : "true"}><thead><tr><th scope="col">Piece</th><th scope="col">Moves</th></tr></thead>
      <tbody>${row.pieces.map((piece) => html`<tr><th scope="row">${piece.letter} ${piece.name}</th>
        <td><code>${piece.betza}</code></td></tr>`)}</tbody></table>`;
  }

  #table(row, values) {
    const models = [...new Set(values.rows.map((each) => each.model))];
    const pooled = new Map((values.pooled ?? []).map((each) => [each.piece, each]));
    const cells = new Map(values.rows.map((each) => [`${each.piece} ${each.model}`, each]));
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Values of the pieces">
      <table class="values-of">
      <thead><tr><th scope="col">Piece</th>${pooled.size === 0 ? nothing : html`<th
        scope="col" class="number">combined</th>`}<th scope="col">Moves</th>${models.map((model) => html`<th scope="col" class="number">${model}</th>`)}</tr></thead>
      <tbody>${row.pieces.map((piece) => html`<tr><th scope="row">${this.#drawn(piece)}<b>${piece.letter}</b> ${piece.name}</th>
        ${pooled.size === 0 ? nothing : worthOf(pooled.get(piece.letter))}
        <td>${this.#link(piece, row)}</td>
        ${models.map((model) => cellOf(cells.get(`${piece.letter} ${model}`)))}</tr>`)}</tbody></table></div>
      <p class="quiet">${pooled.size === 0 ? nothing : html`<b>combined</b> is the combined value in the armies of this variant with its 90 % interval. `}Values are in centipawns; – means that the model gives no value here.</p>
      ${this.#expected()}
      ${notes(row, values.rows)}`;
  }

  /** White's expected score where the sides have different pieces. */
  #expected() {
    const [usual, strong] = this.values.forecasts ?? [];
    return !usual ? nothing : html`<p data-expected=${usual.score}>By the pieces of both sides White is expected to score <strong>${
      fixed(usual.score, 0)} %</strong> at ${usual.nodes} nodes per move, 90 % interval ${fixed(usual.low, 0)} to ${fixed(usual.high, 0)} %${
      strong ? `; ${fixed(strong.score, 0)} % at ${strong.nodes}` : ""}.</p>`;
  }

  #drawn(piece) {
    const kind = this.kinds?.called === this.called ? this.kinds[piece.letter] : undefined;
    return html`<svg class="icon in-line" viewBox="0 0 100 100" aria-hidden="true">${kind ? icon(kind, "white") : nothing}</svg>`;
  }

  #link(piece, row) {
    return piece.betza ? html`<a href=${link({ piece: piece.betza, board: row.board, dialect: "fsf" })}><code>${piece.betza}</code></a>` : "–";
  }
}

function fits(row, wanted) {
  return !wanted || row.name.toLowerCase().includes(wanted) || row.board.includes(wanted)
    || row.pieces.some((piece) => piece.name.toLowerCase().includes(wanted));
}

customElements.define("pw-variant-page", VariantPage);
