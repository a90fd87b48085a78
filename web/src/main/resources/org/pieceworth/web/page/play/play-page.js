import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { all, begin } from "/app/jobs.js";
import { state } from "/app/state.js";
import { duration, value } from "/app/numbers.js";
import { called, icons } from "/parts/icon.js";
import "/parts/job.js";
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
    this.follow(state, icons);
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

  #begin(event) {
    event.preventDefault();
    return this.act(async () => {
      const job = await begin("measure", await this.#whole());
      state.go({ job: job.id });
      this.#list();
    });
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
        <label class="field">Nodes per move <input type="number" min="1" max="1000000" .value=${asked.nodes} @change=${(event) => this.#set({ nodes: event.target.value })}></label>
        <button type="submit">Measure</button>
        <pw-options kind="measure" .without=${SHOWN}></pw-options>
        <p class="plan" role="status">${this.error ? html`<span class="error">${this.error}</span>`
          : this.plan ? this.#planned() : html`<span class="quiet">Planning…</span>`}</p>
      </form>
      ${job ? html`<pw-job .id=${job} @over=${() => this.#list()}></pw-job>` : nothing}
      ${this.#others(job)}`;
  }

  #planned() {
    const { plan } = this;
    return html`About ${duration(plan.seconds)} for ${plan.games} games, ${plan.pilot} of them in a pilot run. Expected error:
      ${plan.pieces.map((each, i) => html`${i > 0 ? ", " : ""}<strong>${called(each.piece)} ± ${value(each.half)}</strong>`)}
      centipawns (95 %).`;
  }

  #others(own) {
    const jobs = this.jobs.filter((job) => job.id !== own);
    return jobs.length === 0 ? nothing : html`<h2>Other jobs</h2><ul class="jobs">${jobs.map((job) => html`<li>
      <button type="button" class="plain" @click=${() => state.go({ job: job.id })}>Show</button>
      <span class=${`badge ${job.state}`}>${job.state}</span> <code tabindex="0">${job.command}</code></li>`)}</ul>`;
  }
}

customElements.define("pw-play-page", PlayPage);
