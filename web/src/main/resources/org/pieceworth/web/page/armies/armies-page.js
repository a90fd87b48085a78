import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { link, state } from "/app/state.js";
import { count, fixed, signed, value } from "/app/numbers.js";
import { CHESS, listed, resized } from "/game/armed.js";
import { warned } from "/parts/answer.js";
import "/armies/balance.js";
import "/armies/contest.js";
import "/armies/palette.js";

const FILES = [4, 16];
const RANKS = [5, 16];

/** Two armies, their difference by theory and by play, and armies of equal value. */
class ArmiesPage extends Part {
  static properties = { answer: { state: true }, error: { state: true }, hand: { state: true } };

  #latest = new Latest();
  #changed = () => this.#ask();

  constructor() {
    super();
    this.error = "";
    this.hand = "";
  }

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.#ask();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    super.disconnectedCallback();
  }

  get white() {
    return state.get("white", "R,N,B,archbishop,K,B,N,R");
  }

  get black() {
    return state.get("black", CHESS);
  }

  /** The parameters of armies and games. No board means chess, where kings castle. */
  get asked() {
    const board = state.get("board", "8x8");
    return { white: this.white, black: this.black, "white-pawns": state.get("whitePawns"), "black-pawns": state.get("blackPawns"),
      board: board === "8x8" ? "" : board };
  }

  #ask() {
    if (state.get("page") !== "armies") {
      return;
    }
    this.requestUpdate();
    this.#latest.attempt(async (signal) => {
      this.answer = await ask("armies", this.asked, signal);
      this.error = "";
    }, (message) => {
      this.answer = undefined;
      this.error = message;
    }, 60);
  }

  #size(files, ranks) {
    state.set({ board: `${files}x${ranks}`, white: resized(this.white, files), black: resized(this.black, files) });
  }

  render() {
    return html`
      <h1>Armies</h1>
      <p>Each side has a rank of pieces behind a rank of pawns. Drag pieces into place or type them. Kings are not counted.</p>
      <div class="choices">${this.#sizes()}
        <button type="button" class="plain" ?disabled=${!state.canUndo} @click=${() => state.undo()}>Undo</button>
        <button type="button" class="plain" ?disabled=${!state.canRedo} @click=${() => state.redo()}>Redo</button>
        <a class="door" href=${link({ page: "game", white: this.white, black: this.black, board: this.asked.board,
          whitePawns: state.get("whitePawns"), blackPawns: state.get("blackPawns") })}>Play</a></div>
      <pw-palette .hand=${this.hand} @hand=${(event) => (this.hand = event.detail)}></pw-palette>
      <div class="two">
        ${this.#army("White", "white", this.white)}
        ${this.#army("Black", "black", this.black)}
      </div>
      <p class="error" role="status">${this.error}</p>
      ${this.error ? nothing : html`<div class="split">
        <section aria-label="By theory"><h2>By theory</h2>${this.answer ? this.#table() : html`<p class="quiet">Loading…</p>`}</section>
        <section aria-label="By play"><h2>By play</h2>
          <pw-contest .asked=${this.asked}></pw-contest></section>
      </div>
      <section aria-label="Equal armies"><h2>Armies as strong as White's</h2>
        <pw-balance .army=${this.white} .board=${this.asked.board}></pw-balance></section>`}`;
  }

  #army(label, name, army) {
    return html`<pw-army label=${label} .army=${army} .pawns=${state.get(`${name}Pawns`)} .hand=${this.hand}
      @army=${(event) => state.set({ [name]: event.detail })}
      @pawns=${(event) => state.set({ [`${name}Pawns`]: event.detail })}></pw-army>`;
  }

  #sizes() {
    const [files, ranks] = state.get("board", "8x8").split("x").map(Number);
    const select = (title, [least, most], chosen, act) => html`<label class="field">${title}
      <select @change=${(event) => act(Number(event.target.value))}>${
        [...Array(most - least + 1).keys()].map((i) => html`<option ?selected=${i + least === chosen}>${i + least}</option>`)}</select></label>`;
    return html`${select("Files", FILES, files, (number) => this.#size(number, ranks))}
      ${select("Ranks", RANKS, ranks, (number) => this.#size(files, number))}`;
  }

  /** White's expected score leads. */
  #known() {
    const [usual, strong] = this.answer.forecasts ?? [];
    if (!usual) {
      return html`<p class="headline">No expected score: play the game to compare these armies.</p>`;
    }
    const white = usual.score >= 50;
    return html`<p class="headline" data-known=${usual.score}>White is expected to score <strong>${fixed(usual.score, 0)} %</strong> at ${
        count(usual.nodes)} nodes per move, 90 % interval ${fixed(usual.low, 0)} to ${fixed(usual.high, 0)} %${
        strong ? html`; ${fixed(strong.score, 0)} % at ${count(strong.nodes)}` : nothing}.</p>
      <p class="quiet">As if ${white ? "White" : "Black"} were ${fixed(Math.abs(usual.pawns), 1)} pawns ahead${usual.odds ? ` (${usual.odds})` : ""}. Values do not add up, so the table
        below may say otherwise.</p>`;
  }

  /** Kings beyond the first, which make another game. */
  #uncounted() {
    return [["White", this.white], ["Black", this.black]].flatMap(([side, army]) => {
      const number = (word) => listed(army).filter((piece) => piece === word[0].toUpperCase() || piece.toLowerCase() === word).length;
      const kings = number("king");
      return kings > 1 ? [`${side}'s back rank: several kings make another game`] : [];
    });
  }

  #table() {
    const silent = this.answer.models.filter((model) => model.difference === null);
    const pawns = state.get("whitePawns") || state.get("blackPawns");
    return html`${this.#known()}${warned([...this.#uncounted(), ...this.answer.warnings])}<table><thead><tr><th scope="col">Model</th><th scope="col" class="number">White</th>
        <th scope="col" class="number">Black</th><th scope="col" class="number">Difference</th></tr></thead>
      <tbody>${this.answer.models.filter((model) => model.difference !== null).map((model) => html`<tr>
        <th scope="row">${model.model}</th><td class="number">${value(model.white)}</td><td class="number">${value(model.black)}</td>
        <td class="number strong" title=${model.difference}>${signed(model.difference)}</td></tr>`)}</tbody></table>
      ${silent.length === 0 ? nothing : html`<details class="quiet"><summary>${silent.length === 1 ? "1 model gives" : `${silent.length} models give`} no value</summary>
        <ul>${silent.map((model) => html`<li><b>${model.model}</b>: ${model.note}</li>`)}</ul></details>`}
      <p class="quiet">Total values of the pieces${pawns ? " and pawns" : ""}, in centipawns. A positive difference favours White.</p>`;
  }
}

customElements.define("pw-armies-page", ArmiesPage);
