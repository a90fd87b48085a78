import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { entries, remove, rename } from "/app/shelf.js";

const SECTIONS = { piece: "My pieces", game: "My games", games: "My fits" };

function section(entry) {
  const page = new URLSearchParams(entry.address).get("page") ?? "piece";
  return page in SECTIONS ? page : "piece";
}

/** Pieces, games and fits under the names that were given to them. */
class ShelfPage extends Part {
  static properties = { entries: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.error = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#do(() => {});
  }

  /** Changes the shelf and shows it as the server has it then. */
  async #do(change) {
    this.error = "";
    try {
      await change();
    } catch (failure) {
      this.error = failure.message;
    }
    await entries().then((all) => (this.entries = all), (failure) => (this.error ||= failure.message));
  }

  render() {
    const { entries: all } = this;
    return html`<h1 class="page-title">Shelf</h1>
      <p class="quiet">Pieces, games and fits under your names, in the data folder on this computer. <em>Save to shelf</em> on the pages Piece, Play and Games adds one.</p>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${Object.entries(SECTIONS).map(([page, title]) => html`<section aria-label=${title}><h2>${title}</h2>
        ${!all ? html`<p class="quiet">Loading…</p>` : all.some((entry) => section(entry) === page) ? html`<ul class="shelf">${
          all.filter((entry) => section(entry) === page).map((entry) => this.#entry(entry))}</ul>` : html`<p class="quiet">None yet.</p>`}</section>`)}`;
  }

  #entry(entry) {
    return html`<li><a href=${`#${entry.address}`}>${entry.name}</a>
      <input type="text" maxlength="100" aria-label=${`New name of ${entry.name}`} .value=${entry.name}
        @change=${(event) => this.#do(() => rename(entry.id, event.target.value))}>
      <button type="button" class="plain" aria-label=${`Delete ${entry.name}`} @click=${() => this.#do(() => remove(entry.id))}>Delete</button></li>`;
  }
}

customElements.define("pw-shelf-page", ShelfPage);
