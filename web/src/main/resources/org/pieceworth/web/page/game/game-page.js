import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, alone, ask } from "/app/api.js";
import { link, state } from "/app/state.js";
import { armies, asked, limit, moves, rules } from "/game/asked.js";
import { fixed, signed } from "/app/numbers.js";
import { bar } from "/game/record.js";
import { edited, fen, put } from "/game/edit.js";
import "/game/choice.js";
import "/game/hand.js";
import "/game/settings.js";
import { icons } from "/parts/icon.js";
import "/parts/board.js";

// Pages without a server cannot weigh positions.
if (!alone) {
  import("/game/worth-lines.js");
}

const OTHER = { white: "black", black: "white" };
/** So many moves of the engine's line are arrows. */
const ARROWS = 3;
const NAMES = { white: "White", black: "Black" };

/** A game on the board: against the engine, or between two people. */
class GamePage extends Part {
  static properties = {
    game: { state: true }, reply: { state: true }, error: { state: true }, thinking: { state: true },
    /** A square, or an @ and the piece in hand. */
    chosen: { state: true },
    /** The square under the mouse, whose piece shows its moves. */
    over: { state: true },
    /** Moves among which something is still to be chosen, and what: "wall" or "kind". */
    open: { state: true },
    /** The number of moves before the position that is shown; undefined for the last one. */
    view: { state: true },
    /** The position that is edited, and why it cannot be played. */
    edit: { state: true }, fault: { state: true },
    /** The worth of the pieces of the position that is shown, or "asked". */
    worth: { state: true },
  };

  #latest = new Latest();
  #weighing = new Latest();
  #asked = "";
  /** The question whose answer is shown; where another one is under way clicks wait for its answer. */
  #answered = "";
  /** The question whose position the engine's line begins in. */
  #replied = "";
  #clicks = [];
  /** The moves of the last position. */
  #names = [];
  #line = "";
  #changed = () => this.#turn();

  constructor() {
    super();
    this.#clear();
    this.error = "";
    this.thinking = false;
    this.follow(icons);
  }

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.#asked = "";
    this.#turn();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    this.#latest.stop();
    this.#weighing.stop();
    super.disconnectedCallback();
  }

  #clear() {
    this.chosen = "";
    this.open = undefined;
  }

  /** The side of the person: white, black or both. */
  get you() {
    return ["white", "black", "both"].includes(state.get("you")) ? state.get("you") : "white";
  }

  get played() {
    return moves().slice(0, this.view ?? Infinity);
  }

  get isLast() {
    return this.played.length === moves().length;
  }

  get flipped() {
    return (this.you === "black") !== (state.get("flip") === "1");
  }

  /** True where a click may move: it is a person's turn, or an earlier position from which to go on otherwise. */
  get isYours() {
    const { game } = this;
    return game && !game.over && this.#answered === this.#asked && (this.you === "both" || game.toMove === this.you);
  }

  #turn() {
    if (state.get("page") !== "game") {
      return;
    }
    if (this.#line !== state.get("moves")) {
      this.#line = state.get("moves");
      this.view = undefined;
    }
    const wanted = JSON.stringify([asked(this.played), this.isLast, this.you, state.get("score")]);
    if (wanted === this.#asked && !this.error) {
      this.requestUpdate();
      return;
    }
    this.#asked = wanted;
    this.#clear();
    this.#weighing.stop();
    this.worth = undefined;
    this.#latest.attempt((signal) => this.#ask(wanted, signal), (message) => {
      this.error = message;
      this.#clicks = [];
      this.thinking = false;
    });
  }

  async #ask(wanted, signal) {
    const question = asked(this.played);
    const { isLast } = this;
    this.thinking = false;
    this.game = await ask("game", question, signal);
    this.error = "";
    this.#answered = wanted;
    if (isLast) {
      this.#names = this.game.played;
    }
    this.#clicks.splice(0).forEach((event) => this.#click(event));
    if (wanted !== this.#asked) {
      return;
    }
    if (this.game.over) {
      this.reply = undefined;
      return;
    }
    if (isLast && this.you !== "both" && this.game.toMove !== this.you) {
      this.thinking = true;
      this.reply = await ask("reply", { ...question, ...limit() }, signal);
      this.thinking = false;
      this.view = undefined;
      state.set({ moves: [...moves(), this.reply.uci].join(" ") });
    } else if (state.get("score")) {
      this.reply = await ask("reply", { ...question, ...limit() }, signal);
      this.#replied = wanted;
    }
  }

  #play(move) {
    const played = [...this.played, move.uci];
    this.view = undefined;
    state.set({ moves: played.join(" "), resigned: "" });
  }

  /** The keyboard is back on the board, whatever was chosen. */
  #chose(move) {
    move ? this.#play(move) : this.#clear();
    this.querySelector(".board [tabindex='0']").focus();
  }

  /** Moves of the chosen piece that a click on a square may mean. */
  #meant(name) {
    return this.game.moves.filter((move) => !move.pass && this.#isOfChosen(move) && (move.to === name || move.rook === name));
  }

  #isOfChosen(move) {
    return this.chosen.startsWith("@") ? move.drop === this.chosen.slice(1) : move.from === this.chosen;
  }

  #click(event) {
    const { name, key } = event.detail;
    if (this.edit) {
      this.edit = put(this.edit, name, key === "p");
      return;
    }
    if (this.#answered !== this.#asked && !this.error) {
      this.#clicks.push(event);
      return;
    }
    if (!this.isYours || (key && key !== "p")) {
      return;
    }
    if (this.open?.what === "wall") {
      this.#resolve(this.open.moves.filter((move) => move.wall === name));
      return;
    }
    const meant = this.chosen ? this.#meant(name) : [];
    if (meant.length > 0) {
      this.#resolve(meant);
    } else {
      this.#choose(name);
    }
  }

  #choose(name) {
    this.open = undefined;
    this.chosen = name !== this.chosen && this.game.moves.some((move) => !move.pass && move.from === name) ? name : "";
  }

  #lift(event) {
    if (this.edit) {
      this.edit = { ...this.edit, lifted: event.detail.name };
    } else if (this.isYours && this.chosen !== event.detail.name) {
      this.#choose(event.detail.name);
    }
  }

  /** Plays the only move; asks what is still open of several. */
  #resolve(meant) {
    const walls = new Set(meant.map((move) => move.wall));
    if (meant.length === 0) {
      this.#clear();
    } else if (meant.length === 1) {
      this.#play(meant[0]);
    } else {
      this.open = { what: walls.size > 1 ? "wall" : "kind", moves: meant };
    }
  }

  #squares() {
    const { game } = this;
    const squares = {};
    const add = (name, values) => Object.assign((squares[name] ??= {}), values);
    for (const [name, symbol] of Object.entries(this.edit?.pieces ?? game.pieces)) {
      const side = symbol === symbol.toUpperCase() ? "white" : "black";
      add(name, { man: { kind: game.kinds[symbol.toUpperCase()], side }, lift: this.edit || this.isYours && side === game.toMove });
    }
    game.walls.forEach((name) => add(name, { wall: true }));
    if (this.edit) {
      return squares;
    }
    (this.worth?.pieces ?? []).filter((each) => each.square).forEach((each) => add(each.square, {
      worth: fixed(each.value / 100, 1), within: fixed(each.se / 100, 1) }));
    (game.last ?? []).forEach((name) => add(name, { last: true }));
    if (game.checked) {
      add(game.checked, { checked: true });
    }
    if (this.open?.what === "wall") {
      this.open.moves.forEach((move) => add(move.wall, { target: true }));
      add(this.open.moves[0].to, { chosen: true });
    } else if (this.chosen) {
      if (!this.chosen.startsWith("@")) {
        add(this.chosen, { chosen: true });
      }
      game.moves.filter((move) => !move.pass && this.#isOfChosen(move)).forEach((move) => [move.to, move.rook].filter((to) => to)
        .forEach((to) => add(to, { target: true, takes: move.takes === true })));
    } else if (this.over && this.isYours) {
      game.moves.filter((move) => !move.pass && move.from === this.over).forEach((move) => add(move.to, { hint: true, takes: move.takes === true }));
    }
    return squares;
  }

  /** The last move; the engine's line where it is shown, as far as it can be followed. */
  #arrows() {
    const { game, reply } = this;
    if (this.edit) {
      return [];
    }
    const line = state.get("score") === "line" && this.#replied === this.#asked ? (reply?.squares ?? []).slice(0, ARROWS) : [];
    return [...(game.last ? [{ squares: game.last, kind: "last" }] : []), ...line.map((squares, i) => ({ squares, kind: `line-${i}` }))]
      .filter(({ squares }) => squares.length === 1 || squares[0] !== squares[1]);
  }

  /** Pieces beside the board that wait behind a square to enter there, by file. */
  #aside() {
    const { game } = this;
    if (!game.waiting || this.edit) {
      return undefined;
    }
    const rows = { white: {}, black: {} };
    for (const [name, symbol] of Object.entries(game.waiting)) {
      const side = symbol === symbol.toUpperCase() ? "white" : "black";
      rows[side][name.charCodeAt(0) - 97] = { kind: game.kinds[symbol.toUpperCase()], side };
    }
    return this.flipped ? { above: rows.white, below: rows.black } : { above: rows.black, below: rows.white };
  }

  /** Who does not see the board hears the engine's move. */
  #heard() {
    const { played, start } = this.game;
    const own = this.you === "both" || (played.length % 2 === 1) === (this.you === first(start));
    return this.isLast && played.length > 0 && !own ? `The engine played ${played.at(-1).san}.` : "";
  }

  #status() {
    const { game } = this;
    if (game.over) {
      const said = { "1-0": "White wins", "0-1": "Black wins", "1/2-1/2": "Draw" }[game.over.result] ?? game.over.result;
      return `${said}: ${game.over.reason}.`;
    }
    if (this.open?.what === "wall") {
      return "Click the square for the wall.";
    }
    const checks = game.checksLeft ? ` Checks to give: White ${game.checksLeft[0]}, Black ${game.checksLeft[1]}.` : "";
    const who = this.thinking ? "The engine is thinking…" : `${NAMES[game.toMove]} to move${game.check ? ", in check" : ""}.`;
    return who + checks;
  }

  render() {
    const { game } = this;
    return html`${alone ? nothing : html`<h1>Play</h1>`}
      ${this.error ? html`<p class="error" role="alert">${this.error} ${game ? html`<button type="button" class="plain"
        @click=${() => this.#turn()}>Try again</button>` : nothing}</p>` : nothing}
      ${game ? this.#whole(game) : this.error ? this.#mend() : html`<p class="quiet">Loading…</p>`}`;
  }

  /** Ways out of an address that is no game. */
  #mend() {
    return html`<p class="choices"><button type="button" class="plain" @click=${() => state.set({ start: "", moves: "", resigned: "" })}>Start
        from the first position</button>
      ${alone ? nothing : html`${state.get("white") || state.get("black") ? html`<a href=${armies()}>Change the armies</a>` : nothing}
      <a href=${link({ page: "game" })}>Play chess</a>`}</p>`;
  }

  #whole(game) {
    const below = this.flipped ? "black" : "white";
    return html`<div class="game">
      <section class="table-top" aria-label="Board">
        ${this.#hand(OTHER[below])}
        <div class="on-board">
          <pw-board .files=${game.files} .ranks=${game.ranks} .cells=${game.cells} .outline=${game.outline} .flipped=${this.flipped} .aside=${this.#aside()} .arrows=${this.#arrows()} .squares=${this.#squares()} .words=${words}
            label=${`Board of ${game.variant}. Arrow keys go to a square, Enter chooses a piece and then its square.`}
            @square=${this.#click} @lift=${this.#lift} @over=${(event) => (this.over = event.detail.name)}></pw-board>
          ${this.open?.what === "kind" ? html`<pw-choice .moves=${this.open.moves} .kinds=${game.kinds} .side=${game.toMove}
            @chosen=${(event) => this.#chose(event.detail)}></pw-choice>` : nothing}
        </div>
        ${this.#hand(below)}
        ${this.edit ? html`<pw-editing .edit=${this.edit} .kinds=${game.kinds} .error=${this.fault}
            @edit=${(event) => (this.edit = event.detail)} @edited=${(event) => this.#edited(event.detail)}></pw-editing>`
          : html`<p class="unseen" role="status" data-heard>${this.#heard()}</p><p class="turn" role="status">${this.#status()}</p>${this.#pass()}${this.#weight()}`}
      </section>
      <section class="beside" aria-label="Game">
        ${this.reply && state.get("score") ? html`${bar(this.reply)}
          ${state.get("score") === "line" ? html`<p class="quiet line-of-engine">${this.reply.line.join(" ")}</p>` : nothing}` : nothing}
        <pw-record .played=${this.#record} .at=${this.played.length} .first=${first(game.start)}
          .number=${Number(game.start.split(" ").at(-1)) || 1} .end=${game.over?.result ?? ""}
          @view=${(event) => this.#look(event.detail)}></pw-record>
        <pw-game-settings .game=${game} .you=${this.you} @back=${() => this.#back()} @weigh=${() => this.#weigh()}
          @edit-board=${() => (this.edit = edited(game))}></pw-game-settings>
      </section></div>
      ${alone || moves().length === 0 ? nothing : html`<pw-worth-lines .played=${this.#record} .kinds=${game.kinds} .at=${this.played.length} .start=${game.start}
        @view=${(event) => this.#look(event.detail)}></pw-worth-lines>`}`;
  }

  /** All moves, whichever position is shown. */
  get #record() {
    return moves().map((uci, i) => this.game.played[i] ?? this.#known(uci, i));
  }

  /** The name of a move behind the position that is shown, from when it was the last. */
  #known(uci, i) {
    return this.#names[i]?.uci === uci ? this.#names[i] : { uci, san: uci };
  }

  #look(at) {
    this.view = at === moves().length ? undefined : at;
    this.#turn();
  }

  /** Plays from the edited position, or leaves it. */
  async #edited(plays) {
    if (!plays) {
      this.edit = undefined;
      this.fault = "";
      return;
    }
    try {
      const read = await ask("game", { ...rules(), fen: fen(this.edit, this.game) });
      this.edit = undefined;
      this.fault = "";
      this.view = undefined;
      state.set({ start: read.ownStart ? "" : read.start, moves: "", resigned: "" });
    } catch (failure) {
      this.fault = failure.message;
    }
  }

  /** Asks what each piece is worth here; a second time hides it. */
  #weigh() {
    if (this.worth) {
      this.#weighing.stop();
      this.worth = undefined;
      return;
    }
    this.worth = "asked";
    this.#weighing.attempt(async (signal) => {
      this.worth = await ask("worth", asked(this.played), signal);
    }, (message) => {
      this.worth = undefined;
      this.error = message;
    });
  }

  /** To the last position in which it was the person's turn. */
  #back() {
    const count = this.you === "both" || this.game.toMove !== this.you ? 1 : 2;
    this.view = undefined;
    state.set({ moves: moves().slice(0, Math.max(0, moves().length - count)).join(" "), resigned: "" });
  }

  #weight() {
    const { worth } = this;
    if (!worth) {
      return nothing;
    }
    const widest = worth === "asked" ? 0 : Math.max(...worth.pieces.map((each) => each.se));
    return html`<p class="quiet" role="status">${worth === "asked" ? "Searching without each piece…"
      : `Worth here in pawns, by ${worth.orders} orders of the pieces and searches of ${worth.nodes} nodes; standard errors up to ± ${
        fixed(widest / 100, 1)}. The score is ${signed(worth.score / 100, 2)}, ${signed(worth.royalsAlone / 100, 2)} of it by the royal pieces
        only; the rest is the sum of White's pieces less Black's.`}</p>`;
  }

  #pass() {
    const pass = this.isYours ? this.game.moves.find((move) => move.pass) : undefined;
    return pass ? html`<button type="button" class="plain" @click=${() => this.#play(pass)}>Pass</button>` : nothing;
  }

  #hand(side) {
    const { game } = this;
    const drops = game.toMove === side ? game.moves.filter((move) => move.drop).map((move) => move.drop) : [];
    const counts = { ...Object.fromEntries(drops.map((symbol) => [symbol, 0])), ...game.hands[side] };
    // Where pieces can be in hand there is room for them from the start, so that the board stays in its place.
    return Object.keys(counts).length === 0 && !game.fen.split(" ")[0].includes("[") ? nothing : html`<pw-hand .counts=${counts} .kinds=${game.kinds} .side=${side}
      .chosen=${game.toMove === side ? this.chosen : ""} .droppable=${this.isYours && game.toMove === side ? drops : []}
      @square=${this.#click} @hand=${(event) => {
        this.open = undefined;
        this.chosen = this.chosen === `@${event.detail}` ? "" : `@${event.detail}`;
      }}></pw-hand>`;
  }
}

function first(start) {
  return start.split(" ")[1] === "b" ? "black" : "white";
}

function words(seen) {
  const man = seen.man ? `, ${seen.man.side} ${seen.man.kind?.name || seen.man.kind?.letter || "piece"}` : "";
  const worth = seen.worth ? `, worth ${seen.worth} ± ${seen.within}` : "";
  return man + worth + (seen.wall ? ", wall" : "") + (seen.chosen ? ", chosen" : "") + (seen.checked ? ", in check" : "")
    + (seen.target ? (seen.takes ? ", can be taken" : ", can go here") : "");
}

customElements.define("pw-game-page", GamePage);
