import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { alone, ask, keep } from "/app/api.js";
import { link, state } from "/app/state.js";
import { LEVELS, USUAL_LEVEL, armies, asked, moves, placed, rules } from "/game/asked.js";
import { download, keepPage } from "/game/kept.js";
import { gameWith } from "/game/armed.js";
import { called, icons, letters } from "/parts/icon.js";
import "/game/record.js";
import "/parts/copied.js";
import "/parts/scorecard.js";

const SIDES = { white: "White", black: "Black", both: "Both (two people)" };
const INSTEAD = { N: "the knights", B: "the bishops", R: "the rooks", Q: "the queen" };
const FOR = { both: "both sides", white: "White", black: "Black" };
const SCORES = { "": "hidden", bar: "as a bar", line: "with its line" };

/** Everything about a game besides its board: level, sides, armies, position, PGN. */
class GameSettings extends Part {
  static properties = { game: { attribute: false }, you: {}, error: { state: true } };

  constructor() {
    super();
    this.error = "";
    this.follow(state, icons);
  }

  #again(changes = {}) {
    state.set({ moves: "", resigned: "", ...changes });
  }

  #with(changes) {
    const values = { with: state.get("with"), instead: state.get("instead"), for: state.get("for", "both"), ...changes };
    this.#again({ ...gameWith(values.with, values.instead, values.for, state.get("board", "8x8")), start: "" });
  }

  async #load(event) {
    event.preventDefault();
    const text = new FormData(event.target).get("pgn");
    try {
      const { file } = await keep(new File([text], "game.pgn"));
      const read = await ask("game", { ...rules(), pgn: `@${file}` });
      this.error = "";
      state.set({ ...placed(read.rules), with: "", start: read.ownStart ? "" : read.start, moves: read.played.map((move) => move.uci).join(" "),
        resigned: "", you: "both" });
    } catch (failure) {
      this.error = failure.message;
    }
  }

  async #setUp(event) {
    event.preventDefault();
    const fen = new FormData(event.target).get("fen").trim();
    try {
      const read = await ask("game", { ...rules(), fen });
      this.error = "";
      this.#again({ start: read.ownStart ? "" : read.start });
    } catch (failure) {
      this.error = failure.message;
    }
  }

  get pgn() {
    const today = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
    const name = (side) => (this.you === "both" || this.you === side ? "?" : `Pieceworth, ${LEVELS[state.get("level", USUAL_LEVEL)] ?? state.get("level")}`);
    return this.game.pgn.replace('"????.??.??"', `"${today}"`).replace('[White "?"]', `[White "${name("white")}"]`)
      .replace('[Black "?"]', `[Black "${name("black")}"]`);
  }

  async #keep() {
    try {
      await keepPage(this, asked(moves()), this.game.kinds, this.game.variant);
      this.error = "";
    } catch (failure) {
      this.error = failure.message;
    }
  }

  render() {
    const over = this.game.over !== undefined;
    const select = (title, values, chosen, act) => html`<label class="field">${title}
      <select @change=${(event) => act(event.target.value)}>${Object.entries(values).map(([value, text]) => html`<option value=${value}
        ?selected=${value === chosen}>${text}</option>`)}</select></label>`;
    return html`
      <div class="choices">
        <button type="button" class="plain" ?disabled=${moves().length === 0} @click=${() => this.tell("back")}>Take back</button>
        <button type="button" class="plain" ?disabled=${over} @click=${() => this.#resign()}>Resign</button>
        <button type="button" class="plain" @click=${() => this.#again()}>New game</button>
        ${state.get("start") ? html`<button type="button" class="plain" @click=${() => this.#again({ start: "" })}>Usual start</button>` : nothing}
        <button type="button" class="plain" @click=${() => state.note({ flip: state.get("flip") ? "" : "1" })}>Flip</button>
        ${alone ? nothing : html`<button type="button" class="plain" ?disabled=${over} @click=${() => this.tell("weigh")}>Worth here</button>
        <button type="button" class="plain" ?disabled=${Boolean(this.prepared)} @click=${() => this.#keep()}>${this.prepared || "Save as a page"}</button>`}
      </div>
      <div class="choices">
        ${select("You play", SIDES, this.you, (value) => state.set({ you: value === "white" ? "" : value, flip: "" }))}
        ${select("Engine", LEVELS, state.get("level", USUAL_LEVEL), (value) => state.set({ level: value === USUAL_LEVEL ? "" : value }))}
        ${select("Score", SCORES, state.get("score"), (value) => state.set({ score: value }))}
        ${select("Pieces", { icons: "drawn", letters: "letters" }, letters() ? "letters" : "icons", (value) => icons.chooseLetters(value === "letters"))}
      </div>
      ${state.get("with") ? html`<div class="choices" role="group" aria-label="Your piece">
        ${select(`${called(state.get("with"))} plays for`, FOR, state.get("for", "both"), (value) => this.#with({ for: value }))}
        ${select("in place of", INSTEAD, state.get("instead"), (value) => this.#with({ instead: value }))}</div>` : nothing}
      ${this.game.notModelled.length > 0 ? html`<p class="remark">Rules not played here: ${this.game.notModelled.join(", ")}.</p>` : nothing}
      ${alone ? nothing : html`${this.#armies()}
      <pw-scorecard .rules=${rules()} .kinds=${this.game.kinds}></pw-scorecard>`}
      <details class="folded" ?open=${this.error !== ""}><summary>Position, PGN, link</summary>
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
        <form class="choices" @submit=${this.#setUp}><label class="field wide-field">Position (FEN)
          <input type="text" name="fen" autocapitalize="none" spellcheck="false" .value=${this.game.fen}></label>
          <button type="submit" class="plain">Set up</button>
          <button type="button" class="plain" @click=${() => this.tell("edit-board")}>Edit on the board</button></form>
        <form @submit=${this.#load}><label class="field wide-field">Game (PGN)
          <textarea name="pgn" rows="6" spellcheck="false" .value=${this.pgn}></textarea></label>
          <p class="choices">${alone ? nothing : html`<button type="submit" class="plain">Load this text</button>`}
          <button type="button" class="plain" @click=${() => download(this.pgn, "application/vnd.chess-pgn", "game.pgn")}>Download</button></p></form>
        <pw-copied label="Link" .text=${location.href}></pw-copied>
      </details>`;
  }

  #resign() {
    state.set({ resigned: this.you === "both" ? this.game.toMove : this.you });
  }

  /** Armies of chess can be changed; a variant's are its own. */
  #armies() {
    if (state.get("variant")) {
      return html`<p><a href=${link({ page: "variant", variant: state.get("variant"), file: state.get("file"), from: state.get("from") })}>${
        state.get("variant")}: pieces and values</a></p>`;
    }
    return html`<p><a href=${armies()}>Change the armies</a></p>`;
  }
}

customElements.define("pw-game-settings", GameSettings);
