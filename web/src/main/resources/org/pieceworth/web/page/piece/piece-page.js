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
  #changed = () => this.#ask();
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

  #key(event) {
    const typing = event.target.matches("input[type=text], textarea");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
      event.preventDefault();
      event.shiftKey ? state.redo() : state.undo();
    }
  }

  #ask(wait = SOON) {
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
    this.#latest.run(async (signal) => {
      try {
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
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.error = failure.message;
      }
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
    this.#spelling.run(async (signal) => {
      try {
        const spelled = await ask("spelling", { rays: written(rays), kept }, signal);
        this.remark = spelled.alike ? "" : "No spelling was found that every dialect reads alike; this is ours.";
        state.set({ piece: spelled.betza, at, dialect: "" });
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.error = failure.message;
      }
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
        <pw-editor .reach=${this.reach} .rays=${this.moves?.rays ?? []} .sign=${empty ? "?" : this.sign} @rays=${this.#rays}></pw-editor>
        ${!this.reach || empty ? nothing : html`<details class="heat" open><summary>Mobility: squares reached from each square of the
          empty board</summary><pw-mobility .counts=${this.reach.mobility}></pw-mobility></details>`}
      </section>
      <section class="right" aria-label="What it is worth" aria-busy=${this.valued !== `${this.piece} ${this.board}`}>
        ${!this.reach ? html`<p class="quiet">Loading…</p>` : empty ? this.#invitation() : this.#worth()}
      </section>
    </div>`;
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
        <strong>${value(least)}${most > least ? html` to ${value(most)}` : nothing}</strong>
        hundredths of a pawn on ${reach.board}, by ${values.length} ${values.length === 1 ? "model" : "models"}.`}</p>
      ${reach.warnings.length === 0 ? nothing : html`<ul class="warnings" aria-label="Warnings">${
        reach.warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}
      <pw-values .rows=${this.rows} .standing=${this.standing} .piece=${this.piece} .board=${this.board}
        .dialect=${state.get("dialect")}></pw-values>
      ${this.#published()}
      <h2>Take along</h2>
      <pw-copied label="Command" .text=${this.#command()}></pw-copied>
      ${reach.engineLine ? html`<pw-copied label="variants.ini" .text=${reach.engineLine}></pw-copied>`
        : html`<p class="quiet">No line for <code>variants.ini</code>: Fairy-Stockfish reads this text differently.</p>`}
      <pw-copied label="Link" .text=${location.href}></pw-copied>`;
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

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

customElements.define("pw-piece-page", PiecePage);
