import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { all, begin } from "/app/jobs.js";
import { state } from "/app/state.js";
import { decimals, duration, fixed, range, value } from "/app/numbers.js";
import { score } from "/armies/contest.js";
import { table } from "/games/table.js";
import { ends } from "/parts/intervals.js";
import { files } from "/parts/job.js";
import { said } from "/parts/options.js";

const SHOWN = ["piece", "games", "nodes", "board"];

/** A value measured by play. */
class PlayPage extends Part {
  static properties = { plan: { state: true }, jobs: { state: true }, error: { state: true } };

  #latest = new Latest();

  constructor() {
    super();
    this.error = "";
    this.jobs = [];
    this.follow(state);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#list();
    this.#plan();
  }

  get asked() {
    const board = state.get("board", "8x8");
    return { piece: state.get("measured", "FfW"), games: state.get("games", "400"), nodes: state.get("nodes", "100"),
      board: board === "8x8" ? "" : board };
  }

  /** With the other options of the form. */
  async #whole() {
    const form = this.querySelector("form");
    return { ...(form ? await said(form) : {}), ...this.asked };
  }

  async #list() {
    try {
      this.jobs = await all();
    } catch {
      this.jobs = [];
    }
  }

  #set(changes) {
    state.set(changes);
    this.#plan();
  }

  #plan() {
    this.requestUpdate();
    this.#latest.attempt(async (signal) => {
      this.plan = await ask("measure", await this.#whole(), signal);
      this.error = "";
    }, (message) => {
      this.plan = undefined;
      this.error = message;
    }, 150);
  }

  async #begin(event) {
    event.preventDefault();
    try {
      const job = await begin("measure", await this.#whole());
      state.set({ job: job.id });
      this.error = "";
      this.#list();
    } catch (failure) {
      this.error = failure.message;
    }
  }

  render() {
    const { asked } = this;
    const job = state.get("job");
    return html`<h1>Measure</h1>
      <p>A piece's value in play: the engine plays games between random armies, and a fit of the results to the armies at the start
        gives the value. More games give a narrower interval.</p>
      <form class="choices card" @submit=${this.#begin} @change=${() => this.#plan()}>
        <label class="field">Piece <input type="text" .value=${asked.piece} @change=${(event) => this.#set({ measured: event.target.value })}></label>
        <label class="field">Board <input type="text" size="7" .value=${asked.board || "8x8"} @change=${(event) => this.#set({ board: event.target.value })}></label>
        <label class="field">Games <input type="number" min="10" max="1000000" .value=${asked.games} @change=${(event) => this.#set({ games: event.target.value })}></label>
        <label class="field">Positions per move <input type="number" min="1" max="1000000" .value=${asked.nodes} @change=${(event) => this.#set({ nodes: event.target.value })}></label>
        <button type="submit">Measure</button>
        <pw-options kind="measure" .without=${SHOWN}></pw-options>
        <p class="plan" role="status">${this.error ? html`<span class="error">${this.error}</span>`
          : this.plan ? this.#planned() : html`<span class="quiet">Planning…</span>`}</p>
      </form>
      ${job ? html`<pw-job .id=${job} .show=${shown} .hushed=${this.error !== ""} @over=${() => this.#list()}></pw-job>` : nothing}
      ${this.#others(job)}`;
  }

  #planned() {
    const { plan } = this;
    return html`About ${duration(plan.seconds)} for ${plan.games} games, ${plan.pilot} of them in a pilot run. Expected error:
      ${plan.pieces.map((each, i) => html`${i > 0 ? ", " : ""}<strong>${each.piece} ± ${value(each.half)}</strong>`)}
      hundredths of a pawn (95 %).`;
  }

  #others(own) {
    const jobs = this.jobs.filter((job) => job.id !== own);
    return jobs.length === 0 ? nothing : html`<h2>Other jobs</h2><ul class="jobs">${jobs.map((job) => html`<li>
      <button type="button" class="plain" @click=${() => state.set({ job: job.id })}>Show</button>
      <span class=${`badge ${job.state}`}>${job.state}</span> <code tabindex="0">${job.command}</code></li>`)}</ul>`;
  }
}

/** The longest axis of each job so far. It stays as it is, so that the interval is seen to shrink. */
const widest = new Map();

/** The intervals of a measurement as they shrink; the score of other jobs. */
function shown(job, answer) {
  if (job.kind !== "measure") {
    return score(job, answer);
  }
  const values = answer?.values ?? job.soFar?.values ?? [];
  if (values.length === 0) {
    return nothing;
  }
  const known = values.filter((each) => Number.isFinite(each.value));
  if (known.length > 0) {
    widest.set(job.id, Math.max(widest.get(job.id) ?? 1, ends(known)[1]));
  }
  const noted = values.filter((each) => each.note && each.note !== "sampling");
  return html`<h2>Values <small>(hundredths of a pawn)</small></h2>
    <pw-intervals .rows=${values.map((each) => ({ ...each, name: each.piece }))} .most=${widest.get(job.id) ?? 1}></pw-intervals>
    ${table("Values", ["Piece", "#Value", "#± s.e.", "#95 % interval"], values.map(row))}
    ${noted.length > 0 ? html`<ul class="quiet">${noted.map((each) => html`<li><b>${each.piece}</b>: ${each.note}</li>`)}</ul>` : nothing}
    ${answer?.seconds ? html`<p class="quiet">${answer.games} games in ${duration(answer.seconds)}.</p>` : nothing}
    ${answer ? html`<p>${files(job)}</p>` : nothing}`;
}

function row(each) {
  const digits = decimals(each.se ?? (each.high - each.low) / 4);
  return [each.piece, fixed(each.value, digits), fixed(each.se, digits),
    each.low === null || each.high === null ? "–" : range(each.low, each.high, digits)];
}

customElements.define("pw-play-page", PlayPage);
