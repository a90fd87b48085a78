import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { begin } from "/app/jobs.js";
import { Latest, ask } from "/app/api.js";
import { duration } from "/app/numbers.js";
import { icon, icons } from "/parts/icon.js";
import { shown } from "/parts/answer.js";
import { squareName } from "/parts/board.js";
import "/game/record.js";
import "/parts/job.js";

const MOST_SQUARES = 100;
const MEN = { "": "with its king against a king", pair: "also two of it", all: "ten endings: also with and against others" };

/** True for a board whose endings are solved. */
export function hasEndings(board) {
  const [, files, ranks] = /^(\d+)x(\d+)(:cylinder|:torus)?$/.exec(board) ?? [];
  return files >= 4 && ranks >= 4 && files <= 16 && ranks <= 16 && files * ranks <= MOST_SQUARES;
}

/** The pieces of a FEN by square, and the size of its board. */
function placed(fen) {
  const rows = fen.split(" ")[0].split("/").reverse().map((row) => row.match(/\d+|\D/g).flatMap((sign) =>
    (/\d/.test(sign) ? Array(Number(sign)).fill("") : [sign])));
  const men = rows.flatMap((row, rank) => row.map((sign, file) => [squareName(file, rank), sign])).filter(([, sign]) => sign);
  return { men: Object.fromEntries(men), files: rows[0].length, ranks: rows.length };
}

/** Can the piece mate? Solved on request as a job; the longest win is stepped through on a board. */
class Mating extends Part {
  static properties = { piece: {}, board: {}, men: { state: true }, job: { state: true }, plan: { state: true }, at: { state: true },
    row: { state: true }, error: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    [this.men, this.error] = ["", ""];
    this.follow(icons);
  }

  disconnectedCallback() {
    this.#latest.stop();
    super.disconnectedCallback();
  }

  get question() {
    return { piece: this.piece, board: this.board === "8x8" ? "" : this.board, [this.men || "all"]: this.men ? "true" : "" };
  }

  willUpdate(changed) {
    if (["piece", "board", "men"].some((name) => changed.has(name))) {
      [this.job, this.plan, this.at, this.row] = ["", undefined, 0, 0];
      this.#latest.attempt(async (signal) => {
        this.plan = await ask("endings", this.question, signal);
        this.error = "";
      }, (message) => (this.error = message), 100);
    }
  }

  #begin(event) {
    event.preventDefault();
    return this.act(async () => (this.job = (await begin("endings", this.question)).id));
  }

  render() {
    const { plan } = this;
    return html`<h2>Can it mate?</h2>
      <form class="choices" @submit=${this.#begin}>
        <label class="field">Endings <select @change=${(event) => (this.men = event.target.value)}>${Object.entries(MEN).map(([value, text]) =>
          html`<option value=${value} ?selected=${value === this.men}>${text}</option>`)}</select></label>
        <button type="submit">Solve</button></form>
      <p class="quiet" role="status">${this.error ? html`<span class="error">${this.error}</span>`
        : plan ? `About ${duration(Math.ceil(plan.seconds))}.` : "…"}</p>
      ${this.job ? html`<pw-job .id=${this.job} .show=${(...all) => this.#shown(...all)}></pw-job>` : nothing}`;
  }

  #shown(_job, answer, parts) {
    if (!answer) {
      return nothing;
    }
    const won = answer.endings.filter((each) => each.line.length > 0);
    return html`<p class="headline" aria-live="polite">${answer.summary}</p>
      ${shown(parts.filter((part) => part.columns || (part.line !== answer.summary && !/^(Longest win|1\. )/.test(part.line))))}
      ${won.length === 0 ? nothing : this.#line(won, won[this.row] ?? won[0])}`;
  }

  #line(won, ending) {
    const fen = [ending.fen, ...ending.fens][this.at];
    const { men, files, ranks } = placed(fen);
    const squares = Object.fromEntries(Object.entries(men).map(([name, sign]) => [name, { man: this.#man(sign, ending) }]));
    return html`<h3>Longest win</h3>
      ${won.length < 2 ? nothing : html`<label class="field">Ending <select @change=${(event) => ([this.row, this.at] = [Number(event.target.value), 0])}>${
        won.map((each, i) => html`<option value=${i}>${each.men}</option>`)}</select></label>`}
      <pw-board .files=${files} .ranks=${ranks} .squares=${squares} .words=${({ man }) => (man ? `, ${man.side} ${man.name}` : "")}
        label=${`Longest win of ${ending.men}, position ${this.at + 1} of ${ending.fens.length + 1}`}></pw-board>
      <pw-record .played=${ending.line.map((san) => ({ san }))} .at=${this.at} .first=${fen.split(" ")[1] === "b" !== (this.at % 2 === 1) ? "black" : "white"}
        @view=${(event) => (this.at = event.detail)}></pw-record>`;
  }

  /** Of chess, or the piece itself. */
  #man(sign, ending) {
    const letter = sign.toUpperCase();
    const chess = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" };
    const name = letter === ending.men[1] ? ending.piece : chess[letter] ?? ending.piece;
    return { side: sign === letter ? "white" : "black", name, kind: { ...icons.find(name), letter } };
  }
}

customElements.define("pw-mating", Mating);
