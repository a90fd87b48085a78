import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { fixed } from "/app/numbers.js";
import { state } from "/app/state.js";
import { asked, moves } from "/game/asked.js";
import { table } from "/games/table.js";

/** The effort for each position: a tenth of a second for chess. */
const EFFORT = { nodes: 30, orders: 10 };
const SIDES = ["white", "black"];
const [WIDTH, HEIGHT, LEFT, TOP] = [260, 110, 30, 8];
/** A forced mate makes pieces worth hundreds of pawns; charts end at so many times the usual worth. */
const HIGHEST = 3;

/** The largest power of two in a number, so that a chart is there in outline before all its positions are. */
const step = (at) => (at === 0 ? Infinity : at & -at);

/** the worth of each kind of piece after each move, as charts and a table. */
class WorthLines extends Part {
  static properties = { played: { attribute: false }, kinds: { attribute: false }, at: { type: Number }, start: {},
    known: { state: true }, asking: { state: true }, error: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.known = new Map();
    this.error = "";
    this.follow(state);
  }

  disconnectedCallback() {
    this.#stop();
    super.disconnectedCallback();
  }

  #question(at) {
    return { ...asked(moves().slice(0, at)), resigned: "", ...EFFORT };
  }

  #row(at) {
    return this.known.get(JSON.stringify(this.#question(at)));
  }

  #stop() {
    this.#latest.stop();
    this.asking = false;
  }

  #ask() {
    this.asking = true;
    this.error = "";
    const open = [...Array(this.played.length + 1).keys()].filter((at) => !this.#row(at)).sort((a, b) => step(b) - step(a) || a - b);
    const questions = open.map((at) => this.#question(at));
    return this.#latest.attempt(async (signal) => {
      for (const question of questions) {
        const row = means(await ask("worth", question, signal).catch(unknown));
        this.known = new Map(this.known).set(JSON.stringify(question), row);
      }
      this.asking = false;
    }, (message) => {
      this.asking = false;
      this.error = message;
    });
  }

  render() {
    const rows = [...Array(this.played.length + 1).keys()].map((at) => this.#row(at));
    const done = rows.filter((row) => row).length;
    const names = Object.keys(this.kinds).filter((kind) => rows.some((row) => row?.[kind]));
    const errors = rows.flatMap((row) => row?.se ?? []);
    return html`<section aria-label="Worth by move"><div class="choices">
      ${this.asking ? html`<button type="button" class="plain" @click=${() => this.#stop()}>Stop</button>`
        : html`<button type="button" class="plain" ?disabled=${done === rows.length} @click=${() => this.#ask()}>Worth by move</button>`}
      <span class="quiet" role="status">${this.asking ? `${done} of ${rows.length} positions` : ""}</span></div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${names.length === 0 ? nothing : html`<p class="quiet">Mean worth of a piece of each kind, in pawns, in the position after each move
          (searches of ${EFFORT.nodes} nodes, ${2 * EFFORT.orders} orders of the pieces; the
          standard error of one piece is about ${fixed(errors.reduce((sum, se) => sum + se, 0) / errors.length, 1)}). Solid: White's. Dashed: Black's.</p>
        <div class="worth-lines">${names.map((kind) => this.#chart(kind, rows))}</div>
        <details class="folded"><summary>Table of worth by move</summary>${this.#table(names, rows)}</details>`}</section>`;
  }

  #name(kind) {
    return this.kinds[kind].name || kind;
  }

  #chart(kind, rows) {
    const all = rows.flatMap((row) => SIDES.map((side) => row?.[kind]?.[side])).filter((value) => value !== undefined).sort((a, b) => a - b);
    const high = Math.max(1, Math.min(all.at(-1), HIGHEST * all[Math.floor(all.length / 2)]));
    const low = Math.min(0, Math.max(all[0], -high));
    const x = (at) => LEFT + ((WIDTH - LEFT - 4) * at) / Math.max(1, rows.length - 1);
    const y = (value) => TOP + ((HEIGHT - 2 * TOP) * (high - Math.max(low, Math.min(high, value)))) / (high - low);
    return html`<figure><figcaption>${this.#name(kind)}</figcaption>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${`Worth of a ${this.#name(kind)} by move, ${
        fixed(all[0], 1)} to ${fixed(all.at(-1), 1)} pawns; the table has the numbers`}>
        ${[low, 0, high].map((value) => svg`<line class="rule" x1=${LEFT} x2=${WIDTH - 4} y1=${y(value)} y2=${y(value)}/>
          <text x=${LEFT - 4} y=${y(value)} text-anchor="end" dominant-baseline="central">${fixed(value, Number.isInteger(value) ? 0 : 1)}</text>`)}
        <line class="now" x1=${x(this.at)} x2=${x(this.at)} y1=${TOP} y2=${HEIGHT - TOP}/>
        ${SIDES.map((side) => svg`<path class=${`of-${side}`} d=${line(rows, (row) => row[kind]?.[side], x, y)}/>`)}</svg></figure>`;
  }

  #table(names, rows) {
    const columns = names.flatMap((kind) => [`#${this.#name(kind)}, White`, "#Black"]);
    return table("Worth by move", ["Move", ...columns], rows.flatMap((row, at) => (row ? [[
      html`<button type="button" class="ply" aria-current=${at === this.at ? "true" : nothing} @click=${() => this.tell("view", at)}>${this.#move(at)}</button>`,
      ...names.flatMap((kind) => SIDES.map((side) => fixed(row[kind]?.[side], 1)))]] : [])));
  }

  #move(at) {
    if (at === 0) {
      return "start";
    }
    const [, toMove, ...fields] = this.start.split(" ");
    const half = at - 1 + (toMove === "b" ? 1 : 0);
    return `${(Number(fields.at(-1)) || 1) + Math.floor(half / 2)}${half % 2 === 0 ? "." : "…"} ${this.played[at - 1].san}`;
  }
}

/** A position where nothing can be weighed, as at the end of a game, has no worth; other failures stay. */
function unknown(failure) {
  if (failure.status !== 422) {
    throw failure;
  }
  return { pieces: [] };
}

/** The mean worth of the pieces of each kind and side, in pawns, with the mean standard error of a piece. */
function means({ pieces }) {
  const row = pieces.length > 0 ? { se: pieces.reduce((sum, { se }) => sum + se, 0) / pieces.length / 100 } : {};
  for (const { symbol, side } of pieces) {
    const kind = symbol.toUpperCase();
    const own = pieces.filter((each) => each.symbol === symbol);
    (row[kind] ??= {})[side] = own.reduce((sum, each) => sum + each.value, 0) / own.length / 100;
  }
  return row;
}

/** A line through what is known; it breaks where the piece is off the board. */
function line(rows, of, x, y) {
  let text = "";
  let pen = "M";
  rows.forEach((row, at) => {
    const value = row && of(row);
    if (value !== undefined) {
      // A line of no length with round ends is a dot.
      text += `${pen}${fixed(x(at), 1)} ${fixed(y(value), 1)}${pen === "M" ? "h0" : ""}`;
      pen = "L";
    } else if (row) {
      pen = "M";
    }
  });
  return text;
}

customElements.define("pw-worth-lines", WorthLines);
