import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { state, link } from "/app/state.js";
import { gameWith } from "/game/armed.js";
import { inHand, takeInHand } from "/app/hand.js";
import { add, shelved } from "/app/shelf.js";
import { called, icons } from "/parts/icon.js";
import { THEMES, apply, setTheme, theme } from "/app/theme.js";
import "/piece/piece-page.js";

const PAGES = [
  { name: "piece", title: "Piece", show: () => html`<pw-piece-page></pw-piece-page>` },
  { name: "variant", title: "Variant", load: () => import("/variant/variant-page.js"),
    show: () => html`<pw-variant-page></pw-variant-page>` },
  { name: "armies", title: "Armies", load: () => import("/armies/armies-page.js"),
    show: () => html`<pw-armies-page></pw-armies-page>` },
  { name: "game", title: "Play", load: () => import("/game/game-page.js"),
    show: () => html`<pw-game-page></pw-game-page>` },
  { name: "play", title: "Measure", load: () => import("/play/play-page.js"),
    show: () => html`<pw-play-page></pw-play-page>` },
  { name: "games", title: "Games", load: () => import("/games/games-page.js"),
    show: () => html`<pw-games-page></pw-games-page>` },
  { name: "learn", title: "Learn", load: () => import("/learn/learn-page.js"),
    show: () => html`<pw-learn-page></pw-learn-page>` },
  { name: "shelf", title: "Shelf", load: () => import("/shelf/shelf-page.js"),
    show: () => html`<pw-shelf-page></pw-shelf-page>` },
];

/** What an address shows whose page there is not. */
const NONE = { name: "", title: "No such page", show: () => html`<h1>No such page</h1>
  <p class="error" role="alert">There is no page named '${state.get("page")}'. The pages are above.</p>` };

/** The frame of every page: navigation and colour theme. */
class App extends Part {
  static properties = { page: { state: true }, loaded: { state: true }, theme: { state: true }, last: { state: true },
    /** The piece that every page has at hand, and its board. */
    hand: { state: true },
    /** The address that was saved to the shelf last, and why one was not. */
    saved: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.theme = theme();
    this.loaded = new Set(["piece", NONE.name]);
    this.last = { piece: { piece: "FfW" } };
    this.hand = inHand();
    this.saved = "";
    this.error = "";
    this.#turn();
    state.addEventListener("change", () => this.#turn());
    this.follow(icons);
  }

  #turn() {
    const page = PAGES.find((each) => each.name === state.get("page", "piece")) ?? NONE;
    this.page = page;
    this.last = { ...this.last, [page.name]: page.name === "piece" ? { piece: "FfW", ...state.values } : state.values };
    if (page.name === "piece" && state.get("piece") && !state.get("dialect")) {
      takeInHand(state.get("piece") === "none" ? "" : state.get("piece"), state.get("board", "8x8"));
    }
    this.hand = inHand();
    this.error = "";
    document.title = page.name === "piece" ? "Pieceworth" : `${page.title} · Pieceworth`;
    if (!this.loaded.has(page.name)) {
      page.load().then(() => {
        this.loaded = new Set([...this.loaded, page.name]);
      });
    }
  }

  #theme(event) {
    setTheme(event.target.value);
    this.theme = theme();
  }

  render() {
    return html`
      <a class="skip" href="#main" @click=${this.#skip}>Skip to content</a>
      <header class="top">
        <a class="brand" href=${link({ piece: "FfW" })} aria-label="Pieceworth, start page">
          <svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 5l3.2 5.2 6-.9-2.4 5.6 3 5.1H6.2l3-5.1-2.4-5.6 6 .9z M8 22h16v4H8z"/></svg>
          <span>Pieceworth</span>
        </a>
        <nav aria-label="Pages">
          ${PAGES.map((page) => html`<a href=${link(this.last[page.name] ?? { page: page.name })}
            aria-current=${page === this.page ? "page" : nothing}>${page.title}</a>`)}
        </nav>
        ${this.#save(shelved(this.page.name, this.last[this.page.name] ?? {}))}
        <label class="theme"><span class="unseen">Colours</span>
          <select @change=${this.#theme} .value=${this.theme}>
            ${THEMES.map((name) => html`<option value=${name} ?selected=${name === this.theme}>${
              name === "system" ? "Auto" : name === "light" ? "Light" : "Dark"}</option>`)}
          </select>
        </label>
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      </header>
      ${this.hand.piece ? this.#inHand(this.hand) : this.page.name === "piece" ? html`<aside class="in-hand quiet" aria-label="Piece in hand">No piece in hand</aside>` : nothing}
      <main id="main" tabindex="-1">
        ${this.loaded.has(this.page.name) ? this.page.show() : html`<p class="quiet">Loading…</p>`}
      </main>`;
  }

  /** Saves the piece, game or fit of the page. */
  #save(entry) {
    return entry ? html`<button type="button" class="plain" ?disabled=${this.saved === entry.address} @click=${() => this.act(async () => {
      await add(entry);
      this.saved = entry.address;
    })}>${this.saved === entry.address ? "On the shelf" : "Save to shelf"}</button>` : nothing;
  }

  /** From the piece to its measurement, an army and a game. */
  #inHand({ piece, board }) {
    const game = /^\d+x\d+(:cylinder)?$/.test(board) ? gameWith(piece, "N", "both", board) : undefined;
    const ways = [["Its page", { piece, board: board === "8x8" ? "" : board }], ["Measure it", { page: "play", measured: piece, board }],
      ...(game ? [["Army with it", { page: "armies", board, white: game.white, black: game.black }], ["Play it", game], ["Scorecard", { ...game, scorecard: "1" }]] : [])];
    return html`<aside class="in-hand" aria-label="Piece in hand"><span>In hand: <strong title=${piece}>${called(piece)}</strong></span>
      ${ways.map(([title, way]) => html`<a href=${link(way)}>${title}</a>`)}
      <button type="button" class="plain" @click=${() => { takeInHand("", ""); this.hand = inHand(); }}>Put away</button></aside>`;
  }

  #skip(event) {
    event.preventDefault();
    this.querySelector("#main").focus();
  }
}

apply();
customElements.define("pw-app", App);
