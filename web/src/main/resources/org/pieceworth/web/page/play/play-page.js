import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { all, begin } from "/app/jobs.js";
import { state } from "/app/state.js";
import { duration, range, value } from "/app/numbers.js";
import { score } from "/armies/contest.js";
import { end, interval } from "/parts/interval.js";
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

  /** With what the form says besides. */
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
    this.#latest.run(async (signal) => {
      try {
        this.plan = await ask("measure", await this.#whole(), signal);
        this.error = "";
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        this.plan = undefined;
        this.error = failure.message;
      }
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
    return html`<h1>Play</h1>
      <p>What is a piece worth when it is played with? The engine plays games between armies drawn by lot, and the results are
        fitted to what each side began with. The longer it plays, the narrower the interval.</p>
      <form class="choices card" @submit=${this.#begin} @change=${() => this.#plan()}>
        <label class="field">Piece <input type="text" .value=${asked.piece} @change=${(event) => this.#set({ measured: event.target.value })}></label>
        <label class="field">Board <input type="text" size="7" .value=${asked.board || "8x8"} @change=${(event) => this.#set({ board: event.target.value })}></label>
        <label class="field">Games <input type="number" min="10" max="1000000" .value=${asked.games} @change=${(event) => this.#set({ games: event.target.value })}></label>
        <label class="field">Positions a move <input type="number" min="1" max="1000000" .value=${asked.nodes} @change=${(event) => this.#set({ nodes: event.target.value })}></label>
        <button type="submit">Measure</button>
        <pw-options kind="measure" .without=${SHOWN}></pw-options>
        <p class="plan" role="status">${this.error ? html`<span class="error">${this.error}</span>`
          : this.plan ? this.#planned() : html`<span class="quiet">…</span>`}</p>
      </form>
      ${job ? html`<pw-job .id=${job} .show=${shown} @over=${() => this.#list()}></pw-job>` : nothing}
      ${this.#others(job)}`;
  }

  #planned() {
    const { plan } = this;
    return html`About ${duration(plan.seconds)} for ${plan.games} games, ${plan.pilot} of them a pilot. Expected:
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

/** How far the axis of each job went at its widest: it stays, so that the interval is seen to shrink. */
const widest = new Map();

/** The interval as it shrinks. */
function shown(job, answer) {
  if (job.kind !== "measure") {
    return score(job, answer);
  }
  const values = answer?.values ?? job.soFar?.values ?? [];
  widest.set(job.id, Math.max(widest.get(job.id) ?? 1, end(values)));
  return values.length === 0 ? nothing : html`<table><thead><tr><th scope="col">Piece</th><th scope="col" class="number">Value</th>
    <th scope="col" class="number">95 % interval</th><th scope="col" class="bar-of"><span class="unseen">Interval drawn</span></th></tr></thead>
    <tbody>${values.map((each) => html`<tr><th scope="row">${each.piece}</th><td class="number strong" title=${each.value}>${value(each.value)}</td>
      <td class="number">${each.low === null ? "–" : range(each.low, each.high)}</td>
      <td class="bar-of">${each.value === null ? html`<small>${each.note ?? ""}</small>` : interval(each, values, widest.get(job.id))}</td></tr>`)}</tbody></table>
    ${answer ? html`<p>${files(job)}</p>` : nothing}`;
}

customElements.define("pw-play-page", PlayPage);
