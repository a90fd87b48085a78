import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { state } from "/app/state.js";
import { value } from "/app/numbers.js";
import { written } from "/piece/moves.js";
import "/parts/board.js";
import "/parts/copied.js";
import "/piece/editor.js";
import "/piece/mobility.js";
import "/piece/notation.js";
import "/piece/values.js";

const FIRST = "FfW";
const SOON = 30;
const FAST = 100;

/** Where the board and the values stand side by side; elsewhere what is between them is folded away. */
const WIDE = matchMedia("(min-width: 901px)");

/** Click a piece together and see at once what it is worth. */
class PiecePage extends Part {
  static properties = {
    reach: { state: true },
    moves: { state: true },
    rows: { state: true },
    standing: { state: true },
    error: { state: true },
    remark: { state: true },
    named: { state: true },
    valued: { state: true },
  };

  #latest = new Latest();
  #spelling = new Latest();
  #changed = () => this.#turn();
  #asked = "";
  #asking = 0;
  #keys = (event) => this.#key(event);

  constructor() {
    super();
    this.error = "";
    this.remark = "";
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

  /** What is only looked at in another way is not asked again. */
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

  /** Who types fast waits a little, so that not every letter asks; a single key does not wait. */
  #patience() {
    const since = performance.now() - this.#asking;
    this.#asking += since;
    return since < FAST ? SOON : 0;
  }

  #ask(wait = this.#patience()) {
    if (!["", "piece"].includes(state.get("page"))) {
      return;
    }
    const { piece, board } = this;
    const dialect = state.get("dialect");
    this.requestUpdate();
    if (piece === "none" || piece === "") {
      this.#latest.run(async (signal) => {
        const empty = await ask("reach", { piece: "K", board, at: state.get("at") }, signal);
        this.reach = { ...empty, piece: "", name: "", betza: "", moves: [], attacks: [], captures: [], firstMoves: [],
          firstCaptures: [], mobility: [], warnings: [] };
        this.moves = { rays: [], compounds: [] };
        this.rows = [];
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
      const worth = Promise.all([ask("value", shared, signal), ask("standing", shared, signal)]);
      // Given up before anyone waits for it, it is nobody's failure.
      worth.catch(() => {});
      const others = { friends: state.get("friends"), enemies: state.get("enemies") };
      const [reach, moves, found] = await Promise.all([
        ask("reach", { ...shared, ...place, ...others }, signal),
        ask("moves", { ...shared, ...place }, signal),
        ask("pieces", { text: piece }, signal),
      ]);
      // The board does not wait for the models.
      [this.reach, this.moves] = [reach, moves.pieces[0]];
      this.named = found.rows.find((row) => row.name === reach.name);
      this.error = "";
      const [values, standing] = await worth;
      [this.rows, this.standing, this.valued] = [values.rows, standing, `${piece} ${board}`];
    }, wait);
  }

  /** Asks and shows; what is refused is said instead. */
  #show(latest, task, wait) {
    latest.run(async (signal) => {
      try {
        await task(signal);
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.error = failure.message;
      }
    }, wait);
  }

  /** Cells that are no squares: there are values, and no board to click. */
  #askWithoutBoard(piece, board, dialect, wait) {
    this.#show(this.#latest, async (signal) => {
      const shared = { piece, board, dialect };
      const [moves, values, standing] = await Promise.all([
        ask("moves", { piece, dialect }, signal), ask("value", shared, signal), ask("standing", shared, signal)]);
      const { betza } = moves.pieces[0];
      this.reach = { piece, name: standing.name, betza, board, warnings: [], engineLine: "", mobility: [] };
      this.moves = moves.pieces[0];
      this.named = undefined;
      this.error = "";
      [this.rows, this.standing, this.valued] = [values.rows, standing, `${piece} ${board}`];
    }, wait);
  }

  /** Clicked rays become text; moves that are no rays are kept as they were written. */
  #rays(event) {
    const { rays } = event.detail;
    // Answers about the piece before the click would bring its moves back.
    this.#latest.stop();
    this.#spelling.stop();
    const kept = (this.moves.compounds ?? []).length > 0 ? this.reach.betza : "";
    const at = this.reach.at;
    if (rays.length === 0 && !kept) {
      state.set({ piece: "none", at });
      this.remark = "";
      return;
    }
    this.moves = { ...this.moves, rays };
    this.#show(this.#spelling, async (signal) => {
      const spelled = await ask("spelling", { rays: written(rays), kept }, signal);
      this.remark = spelled.alike ? "" : "No spelling was found that every dialect reads alike; this is ours.";
      state.set({ piece: spelled.betza, at, dialect: "" });
    });
  }

  #typed(event) {
    this.remark = "";
    state.set({ piece: event.detail || "none" });
  }

  /** What stands on the disc: the first letter of its name, or of its notation. */
  get sign() {
    const { reach } = this;
    const name = reach?.name ?? "";
    return (name ? name[0].toUpperCase() : (/[A-Z]/.exec(reach?.betza ?? "") ?? ["?"])[0]);
  }

  render() {
    const empty = this.reach && this.reach.betza === "";
    return html`<div class="split">
      <section class="left" aria-label="The piece on its board">
        <div class="notation-row">
          <pw-notation .value=${this.piece === "none" ? "" : this.piece} .error=${this.error} @piece=${this.#typed}></pw-notation>
          <div class="undo">
            <button type="button" class="plain" ?disabled=${!state.canUndo} @click=${() => state.undo()} title="Undo (Ctrl+Z)">Undo</button>
            <button type="button" class="plain" ?disabled=${!state.canRedo} @click=${() => state.redo()} title="Redo (Ctrl+Shift+Z)">Redo</button>
          </div>
        </div>
        ${this.remark ? html`<p class="remark">${this.remark}</p>` : nothing}
        ${this.reach && !this.reach.files ? this.#noBoard() : html`<pw-editor .reach=${this.reach} .rays=${this.moves?.rays ?? []} .sign=${empty ? "?" : this.sign} @rays=${this.#rays}></pw-editor>`}
        ${!this.reach || empty || !this.reach.files ? nothing : html`<details class="heat" ?open=${WIDE.matches}><summary>Mobility: squares reached from each square of the
          empty board</summary><pw-mobility .counts=${this.reach.mobility}></pw-mobility></details>`}
      </section>
      <section class="right" aria-label="What it is worth" aria-busy=${this.valued !== `${this.piece} ${this.board}`}>
        ${!this.reach ? html`<p class="quiet">Loading…</p>` : empty ? this.#invitation() : this.#worth()}
      </section>
    </div>`;
  }

  #noBoard() {
    const [kind, side] = this.board.split(":");
    return html`<p class="remark">There is no board of ${kind === "hex" ? "hexagons" : "triangles"} to click: a click is a step by files and
        ranks, as Betza notation has it, and such cells have neighbours instead. Rooks, bishops, knights, queens and what is made of them
        keep a meaning here, and the universal model values them by what they ideally attack.</p>
      <div class="choices"><label class="field">Cells a side <select @change=${(event) => state.set({ board: `${kind}:${event.target.value}` })}>${
          [...Array(kind === "hex" ? 9 : 16).keys()].map((i) => html`<option ?selected=${String(i + 1) === side}>${i + 1}</option>`)}</select></label>
        <button type="button" class="plain" @click=${() => state.set({ board: "", at: "" })}>Back to squares</button></div>`;
  }

  #invitation() {
    return html`<h1>A new piece</h1>
      <p>Click a square near the piece, and it may go there. The others follow by the symmetry that you choose.
        Or type: <code>N</code> is a knight, <code>FfW</code> a silver general, <code>mRcpR</code> a cannon.</p>`;
  }

  #worth() {
    const { reach } = this;
    const values = this.rows.map((row) => row.value).filter((number) => number !== null);
    const least = Math.min(...values);
    const most = Math.max(...values);
    return html`
      <h1>${reach.name ? capital(reach.name) : reach.betza}${reach.name ? html` <code>${reach.betza}</code>` : nothing}</h1>
      ${this.named?.aliases.length ? html`<p class="quiet">also ${this.named.aliases.join(", ")}</p>` : nothing}
      <p class="headline" aria-live="polite">${this.rows.length === 0 ? "…" : values.length === 0 ? "No model values it on this board." : html`Worth
        <strong>${pawns(least)}${most - least >= 5 ? html` to ${pawns(most)}` : nothing} pawns</strong>
        on ${reach.board}, by ${values.length} ${values.length === 1 ? "model" : "models"}${
        this.#mostly() ? html`: most call it <strong>${this.#mostly()}</strong>.` : "."}`}</p>
      ${reach.warnings.length === 0 ? nothing : html`<ul class="warnings" aria-label="Warnings">${
        reach.warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}
      <pw-values .rows=${this.rows} .standing=${this.standing} .piece=${this.piece} .board=${this.board}
        .dialect=${state.get("dialect")}></pw-values>
      ${this.#published()}
      <h2>Take along</h2>
      <pw-copied label="Command" .text=${this.#command()}></pw-copied>
      ${reach.engineLine ? html`<pw-copied label="variants.ini" .text=${reach.engineLine}></pw-copied>`
        : !reach.files ? html`<p class="quiet">No line for <code>variants.ini</code>: engines have no such board.</p>`
        : html`<p class="quiet">No line for <code>variants.ini</code>: Fairy-Stockfish reads this text differently.</p>`}
      <pw-copied label="Link" .text=${location.href}></pw-copied>`;
  }

  /** What more than half of the models say of it. */
  #mostly() {
    const words = (this.standing?.models ?? []).map((model) => model.words).filter((text) => text);
    return words.find((text) => words.filter((other) => other === text).length > words.length / 2) ?? "";
  }

  #published() {
    const published = this.standing?.published ?? [];
    return published.length === 0 ? nothing : html`<h2>Published</h2>
      <div class="scroll" tabindex="0" role="group" aria-label="Published values"><table class="steps"><thead><tr><th scope="col">List</th><th scope="col">Board</th>
        <th scope="col" class="number">Value</th><th scope="col">Kind</th><th scope="col">Source</th></tr></thead>
      <tbody>${published.map((each) => html`<tr><th scope="row">${each.set}</th><td>${each.board}</td>
        <td class="number" title=${each.value}>${each.centipawns === null ? `${value(each.value)} (own scale)` : value(each.centipawns)}</td>
        <td>${each.kind}${each.confounded ? html`<br><small>${each.confounded}</small>` : nothing}</td>
        <td><small>${each.source}</small></td></tr>`)}</tbody></table></div>`;
  }

  #command() {
    const quoted = (text) => (/^[A-Za-z0-9_.:,-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`);
    return `./pieceworth value ${quoted(this.piece)}${this.board === "8x8" ? "" : ` --board ${quoted(this.board)}`}`
      + (state.get("dialect") ? ` --dialect ${quoted(state.get("dialect"))}` : "");
  }
}

function pawns(centipawns) {
  return (centipawns / 100).toFixed(1).replace("-", "−");
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

customElements.define("pw-piece-page", PiecePage);
