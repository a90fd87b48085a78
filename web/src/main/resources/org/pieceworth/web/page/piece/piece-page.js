import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { link, state } from "/app/state.js";
import { count, decimalsOf, pawns, value } from "/app/numbers.js";
import { gameWith } from "/game/armed.js";
import { written } from "/piece/moves.js";
import "/parts/board.js";
import "/parts/copied.js";
import { hasEndings } from "/piece/mating.js";
import "/piece/editor.js";
import "/piece/mobility.js";
import "/piece/notation.js";
import "/piece/values.js";

const FIRST = "FfW";

/** Board and values side by side; on narrow screens the mobility table is folded away. */
const WIDE = matchMedia("(min-width: 901px)");

/** A piece is clicked together or typed, and valued at once. */
class PiecePage extends Part {
  static properties = {
    reach: { state: true },
    moves: { state: true },
    rows: { state: true },
    pooled: { state: true },
    standing: { state: true },
    error: { state: true },
    remark: { state: true },
    named: { state: true },
    /** The pieces that have the typed name. */
    namesakes: { state: true },
    valued: { state: true },
    shown: { state: true },
  };

  #latest = new Latest();
  #spelling = new Latest();
  #changed = () => this.#turn();
  #asked = "";
  #keys = (event) => this.#key(event);

  constructor() {
    super();
    this.error = "";
    this.remark = "";
    this.#clear();
  }

  /** An error is shown without the answer before it. */
  #clear() {
    this.reach = undefined;
    this.moves = undefined;
    this.named = undefined;
    this.namesakes = [];
    this.standing = undefined;
    this.pooled = undefined;
    this.rows = [];
  }

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    document.addEventListener("keydown", this.#keys);
    this.#ask(0);
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    document.removeEventListener("keydown", this.#keys);
    super.disconnectedCallback();
  }

  get piece() {
    return state.values.piece ?? FIRST;
  }

  get board() {
    return state.get("board", "8x8");
  }

  /** Changes of the view alone send no request. */
  #turn() {
    const asked = ["page", "piece", "board", "dialect", "at", "friends", "enemies"].map((name) => state.get(name)).join("\n");
    if (asked === this.#asked && !this.error) {
      this.requestUpdate();
    } else {
      this.#asked = asked;
      this.#ask();
    }
  }

  #key(event) {
    const typing = event.target.matches("input[type=text], textarea");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
      event.preventDefault();
      event.shiftKey ? state.redo() : state.undo();
    }
  }

  #ask(wait = this.#latest.patience) {
    if (!["", "piece"].includes(state.get("page"))) {
      return;
    }
    const { piece, board } = this;
    const dialect = state.get("dialect");
    this.requestUpdate();
    if (piece === "none" || piece === "") {
      this.#show(this.#latest, async (signal) => {
        const empty = await ask("reach", { piece: "K", board, at: state.get("at") }, signal);
        this.reach = { ...empty, piece: "", name: "", betza: "", moves: [], attacks: [], captures: [], firstMoves: [],
          firstCaptures: [], mobility: [], warnings: [] };
        this.moves = { rays: [] };
        this.rows = [];
        this.pooled = undefined;
        this.error = "";
      }, wait);
      return;
    }
    if (/^(hex|tri):/.test(board)) {
      this.#askWithoutBoard(piece, board, dialect, wait);
      return;
    }
    this.#show(this.#latest, async (signal) => {
      const shared = { piece, board, dialect };
      const place = { at: state.get("at") };
      const worth = Promise.all([this.#own(signal).then((atlas) => ask("value", { ...shared, atlas }, signal)), ask("standing", shared, signal)]);
      // Given up before anyone waits for it, it is nobody's failure.
      worth.catch(() => {});
      const others = { friends: state.get("friends"), enemies: state.get("enemies") };
      const [reach, moves, found] = await Promise.all([
        ask("reach", { ...shared, ...place, ...others }, signal),
        ask("moves", { ...shared, ...place }, signal),
        ask("pieces", { text: piece }, signal),
      ]);
      // The board does not wait for the models.
      [this.reach, this.moves, this.shown] = [reach, moves.pieces[0], shared];
      this.named = found.rows.find((row) => row.name === reach.name);
      const typed = piece.toLowerCase();
      this.namesakes = found.rows.filter((row) => [row.name, ...row.aliases].includes(typed));
      this.error = "";
      const [values, standing] = await worth;
      [this.rows, this.pooled, this.standing, this.valued] = [values.rows, values.pooled?.[0], standing, `${piece} ${board}`];
    }, wait);
  }

  /** Finished measurements of this piece, which join the combined value. */
  async #own(signal) {
    const { jobs } = await ask("jobs", {}, signal);
    return jobs.filter((job) => job.kind === "measure" && job.state === "done" && [job.parameters?.piece ?? []].flat().includes(this.piece))
      .map((job) => job.id);
  }

  /** Shows an answer, or an error alone. */
  #show(latest, task, wait) {
    latest.attempt(task, (message) => {
      this.#clear();
      this.error = message;
    }, wait);
  }

  /** Hexagons and triangles: values without a board to click. */
  #askWithoutBoard(piece, board, dialect, wait) {
    this.#show(this.#latest, async (signal) => {
      const shared = { piece, board, dialect };
      const [moves, values, standing] = await Promise.all([
        ask("moves", { piece, dialect }, signal), ask("value", shared, signal), ask("standing", shared, signal)]);
      const { betza } = moves.pieces[0];
      this.reach = { piece, name: standing.name, betza, board, warnings: [], engineLine: "", mobility: [] };
      this.moves = moves.pieces[0];
      this.shown = shared;
      this.named = undefined;
      this.namesakes = [];
      this.error = "";
      [this.rows, this.pooled, this.standing, this.valued] = [values.rows, values.pooled?.[0], standing, `${piece} ${board}`];
    }, wait);
  }

  /** Clicked rays become notation; moves that are no rays keep theirs. */
  #rays(event) {
    const { rays } = event.detail;
    // Answers about the piece before the click would bring its moves back.
    this.#latest.stop();
    this.#spelling.stop();
    const kept = ["bent", "legs", "castling"].some((kind) => this.moves[kind]?.length > 0) ? this.reach.betza : "";
    const at = this.reach.at;
    if (rays.length === 0 && !kept) {
      state.set({ piece: "none", at });
      this.remark = "";
      return;
    }
    this.moves = { ...this.moves, rays };
    this.#show(this.#spelling, async (signal) => {
      const spelled = await ask("spelling", { rays: written(rays), kept }, signal);
      this.remark = spelled.alike ? "" : "Dialects of Betza notation read this spelling differently; no spelling was found that they read alike.";
      state.set({ piece: spelled.betza, at, dialect: "" });
    });
  }

  /** Adds a ride that bends, or removes it. */
  #bent(event) {
    this.remark = "";
    state.set({ piece: event.detail || "none", at: this.reach.at, dialect: "" });
  }

  #typed(event) {
    this.remark = "";
    state.set({ piece: event.detail || "none" });
  }

  /** The letter on the disc: the first of its name, or the first capital of its notation. */
  get sign() {
    const { reach } = this;
    const name = reach?.name ?? "";
    return (name ? name[0].toUpperCase() : (/[A-Z]/.exec(reach?.betza ?? "") ?? ["?"])[0]);
  }

  render() {
    const empty = this.reach && this.reach.betza === "";
    const squares = this.reach && this.reach.files;
    const busy = !this.error && !empty && this.valued !== `${this.piece} ${this.board}`;
    const worth = this.reach && !empty;
    return html`<div class="split"><div>
      <div class="notation-row">
        <pw-notation .value=${this.piece === "none" ? "" : this.piece} .error=${this.error} @piece=${this.#typed}></pw-notation>
        <div class="undo">
          <button type="button" class="plain" ?disabled=${!state.canUndo} @click=${() => state.undo()} title="Undo (Ctrl+Z)"
            aria-keyshortcuts="Control+Z">Undo</button>
          <button type="button" class="plain" ?disabled=${!state.canRedo} @click=${() => state.redo()} title="Redo (Ctrl+Shift+Z)"
            aria-keyshortcuts="Control+Shift+Z">Redo</button>
        </div>
      </div>
      <p class="gist" aria-hidden="true">${worth ? this.#gist() : nothing}</p>
      <section aria-label="Board">
        ${this.reach && !squares ? this.#noBoard() : this.error ? nothing
          : html`<pw-editor .reach=${this.reach} .rays=${this.moves?.rays ?? []} .sign=${empty ? "?" : this.sign}
            .kind=${empty || !this.moves ? undefined : this.moves} @rays=${this.#rays} @bent=${this.#bent}></pw-editor>`}
        ${this.remark ? html`<p class="remark">${this.remark}</p>` : nothing}
        ${!worth || !squares ? nothing : html`<details class="heat" ?open=${WIDE.matches}><summary>Mobility: number of squares reached from each
          square of the empty board</summary><pw-mobility .counts=${this.reach.mobility}></pw-mobility></details>`}
      </section></div><div>
      <section class="answer" aria-label="Answer" aria-busy=${busy}>${worth ? this.#answer() : empty ? this.#invitation()
        : this.error ? this.#mend() : html`<p class="quiet">Loading…</p>`}</section>
      <section class="right" aria-label="Values" aria-busy=${busy}>${worth ? this.#worth() : nothing}</section>
    </div></div>`;
  }

  /** Offers a way out of an address whose board cannot be read, since the editor that would change it is hidden. */
  #mend() {
    const [, meant] = /; write (\S+)$/.exec(this.error) ?? [];
    return html`<h1>No piece to show</h1>${meant ? html`<p><button type="button" class="plain" @click=${() => state.set({ piece: meant })}>Write
        <code>${meant}</code></button></p>` : nothing}<p>Values appear once the field holds a piece that fits the board (${this.board}).</p>
      <p><button type="button" class="plain" @click=${() => state.set({ piece: FIRST, board: "", dialect: "", at: "", friends: "", enemies: "" })}>Start
        again with a silver general on 8x8</button></p>`;
  }

  #noBoard() {
    const [kind, side] = this.board.split(":");
    return html`<p class="remark">A board of ${kind === "hex" ? "hexagons" : "triangles"} cannot be edited by clicks: type a piece. ${
          kind === "hex"
            ? "Letters mean steps over edges (W) and beyond corners (F), and the directions of hexagons; universal, crowded and checks give values."
            : "Rooks, bishops, knights, queens and their combinations have a meaning here; universal and checks give values."}</p>
      <div class="choices"><label class="field">Cells per side <select @change=${(event) => state.set({ board: `${kind}:${event.target.value}` })}>${
          [...Array(kind === "hex" ? 8 : 16).keys()].map((i) => html`<option ?selected=${String(i + 1) === side}>${i + 1}</option>`)}</select></label>
        <button type="button" class="plain" @click=${() => state.set({ board: "", at: "" })}>Back to squares</button></div>`;
  }

  #invitation() {
    return html`<h1>A new piece</h1>
      <p>Click a square near the piece to let it go there; the symmetry adds the matching squares.
        Or type: <code>N</code> is a knight, <code>FfW</code> a silver general, <code>mRcpR</code> a cannon.</p>`;
  }

  #answer() {
    const { reach } = this;
    const values = this.rows.map((row) => row.value).filter((number) => number !== null);
    const least = Math.min(...values);
    const most = Math.max(...values);
    return html`
      <h1>${reach.name ? capital(reach.name) : reach.betza}${reach.name ? html` <code>${reach.betza}</code>` : nothing}</h1>
      ${reach.files && this.moves?.sentence ? html`<p data-sentence>${this.moves.sentence}</p>` : nothing}
      ${this.namesakes.length < 2 ? nothing : html`<p class="quiet" data-namesakes>${this.piece} is the name of ${
        this.namesakes.map((each, i) => html`${i > 0 ? ", " : ""}<a href=${link({ piece: each.betza, board: state.get("board") })}>${each.name}
          <code>${each.betza}</code></a>`)}</p>`}
      ${this.named?.aliases.length ? html`<p class="quiet">Also called ${this.named.aliases.join(", ")}</p>` : nothing}
      ${this.#pooled()}
      <p class=${this.pooled ? "quiet" : "headline"} aria-live="polite">${this.rows.length === 0 ? "…" : values.length === 0 ? "No model gives a value on this board." : html`${
        this.pooled ? "By single models" : "Worth"}
        <strong>${pawns(least)}${pawns(most) === pawns(least) ? nothing : html` to ${pawns(most)}`} pawns</strong>
        on ${reach.board}, by ${values.length} ${values.length === 1 ? "model" : "models"}${
        this.#mostly() && !this.pooled ? html`; most say <strong>${this.#mostly()}</strong>.` : "."}`}</p>
      ${this.#play()}
      ${reach.warnings.length === 0 ? nothing : html`<ul class="warnings" aria-label="Warnings">${
        reach.warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}`;
  }

  /** On narrow screens the answer in a line above the board, whose height never changes. */
  #gist() {
    const { pooled, reach } = this;
    return html`${pooled ? html`<strong>${pawns(pooled.value, decimalsOf(pooled))} pawns</strong>: ` : nothing}${reach.name || reach.betza}`;
  }

  /** The combined value, its interval and its sources. */
  #pooled() {
    const { pooled } = this;
    const rounded = (value) => pawns(value, decimalsOf(pooled));
    return !pooled ? nothing : html`<p class="headline" aria-live="polite"><strong data-pooled=${pooled.value}>${rounded(pooled.value)} pawns</strong>,
        90 % interval ${rounded(pooled.low)} to ${rounded(pooled.high)} (${pooled.board}, engine play at ${count(pooled.nodes)}${
          pooled.mostNodes > pooled.nodes ? html` to ${count(pooled.mostNodes)}` : nothing} nodes per move)${
          this.standing?.pooled?.words ? html`; ${this.standing.pooled.words}` : nothing}.</p>
      <p class="quiet">Sources, in these conditions of play: ${pooled.sources.filter((source) => source.weight >= 0.005).map((source, i) => html`${i > 0 ? ", " : ""}${
        source.source} (${rounded(source.value)}, weight ${Math.round(100 * source.weight)} %)`)}. Knight + bishop + rook + queen = 21.25 pawns;
        an opening pawn measures 0.9.${pooled.note ? html` ${capital(pooled.note)}.` : nothing}</p>`;
  }

  /** A game with it in place of the pieces of chess that are nearest in value. */
  #play() {
    const { piece, board } = this;
    const [files, ranks] = /^\d+x\d+(:cylinder)?$/.test(board) ? board.split(/[x:]/).map(Number) : [];
    const fits = files >= 4 && files <= 16 && ranks >= 5 && ranks <= 16;
    return fits && ["", "standard"].includes(state.get("dialect")) && this.reach.name !== "king"
      ? html`<p class="at-door">${this.valued !== `${piece} ${board}` ? nothing
        : html`<a class="door" href=${link(gameWith(piece, nearest(this.standing), "both", board))}>Play with it</a>`}</p>` : nothing;
  }

  #worth() {
    const { reach } = this;
    return html`
      <pw-values .warnings=${reach.warnings} .pooled=${this.pooled} .rows=${this.rows} .standing=${this.standing} .piece=${this.piece} .board=${this.board}
        .dialect=${state.get("dialect")}></pw-values>
      ${this.#published()}
      ${hasEndings(this.board) && ["", "standard"].includes(state.get("dialect")) && reach.name !== "king" ? html`<pw-mating .piece=${reach.piece}
        .board=${this.board}></pw-mating>` : nothing}
      <h2>Copy or share</h2>
      <pw-copied label="Command" .text=${this.#command()}></pw-copied>
      ${reach.engineLine ? html`<pw-copied label="variants.ini" .text=${reach.engineLine}></pw-copied>`
        : !reach.files ? html`<p class="quiet">No line for <code>variants.ini</code>: engines have no such board.</p>`
        : html`<p class="quiet">No line for <code>variants.ini</code>: Fairy-Stockfish would read this notation as another piece.</p>`}
      <pw-copied label="Link" .text=${location.href}></pw-copied>`;
  }

  /** The comparison on which more than half of the models agree. */
  #mostly() {
    const words = (this.standing?.models ?? []).map((model) => model.words).filter((text) => text);
    return words.find((text) => words.filter((other) => other === text).length > words.length / 2) ?? "";
  }

  #published() {
    const published = this.standing?.published ?? [];
    return published.length === 0 ? nothing : html`<h2>Published values</h2>
      <div class="scroll" tabindex="0" role="group" aria-label="Published values"><table class="steps"><thead><tr><th scope="col">List</th><th scope="col">Board</th>
        <th scope="col" class="number">Pawns</th><th scope="col">Kind</th><th scope="col">Source</th></tr></thead>
      <tbody>${published.map((each) => html`<tr><th scope="row">${each.set}</th><td>${each.board}</td>
        <td class="number" title=${each.value}>${each.centipawns === null ? `${value(each.value)} (own scale)` : pawns(each.centipawns)}</td>
        <td>${each.kind}${each.confounded ? html`<br><small>${each.confounded}</small>` : nothing}</td>
        <td><small>${each.source}</small></td></tr>`)}</tbody></table></div>`;
  }

  /** Of the piece that is shown: the next one may still be on its way. */
  #command() {
    const { piece, board, dialect } = this.shown;
    return `./pieceworth value ${quoted(piece)}${board === "8x8" ? "" : ` --board ${quoted(board)}`}`
      + (dialect ? ` --dialect ${quoted(dialect)}` : "");
  }
}

/** The piece of chess that most models find nearest in value. */
function nearest(standing) {
  const letters = { knight: "N", bishop: "B", rook: "R", queen: "Q" };
  const votes = {};
  for (const { value, known } of standing.models) {
    const near = known.filter((each) => each.name in letters && value !== null)
      .sort((one, other) => Math.abs(one.value - value) - Math.abs(other.value - value))[0];
    if (near) {
      votes[near.name] = (votes[near.name] ?? 0) + 1;
    }
  }
  const best = Object.entries(votes).sort((one, other) => other[1] - one[1])[0];
  return best ? letters[best[0]] : "N";
}

function quoted(text) {
  return /^[A-Za-z0-9_.:,-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

customElements.define("pw-piece-page", PiecePage);
