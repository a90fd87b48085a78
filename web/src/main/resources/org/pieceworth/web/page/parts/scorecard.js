import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { Latest, ask } from "/app/api.js";
import { state } from "/app/state.js";
import { begin } from "/app/jobs.js";
import { count, decimals, duration, fixed, percent } from "/app/numbers.js";
import { table } from "/games/table.js";
import { assessed, scorecards } from "/game/kept.js";
import { icon } from "/parts/icon.js";
import { shown } from "/parts/answer.js";
import "/parts/job.js";

const STRENGTHS = { 50: "50 nodes per move", "50,500": "50 and 500 nodes per move", "50,500,5000": "50, 500 and 5,000 nodes per move" };
const SHARES = ["White's score", "drawn", "moves that capture", "ended by repetition", "stopped by the limit of plies"];

/** A game judged by games of the engine against itself: a plan with its time, then a job, then the scorecard. */
class Scorecard extends Part {
  static properties = { rules: { attribute: false }, kinds: { attribute: false }, games: { state: true }, nodes: { state: true },
    plan: { state: true }, job: { state: true }, error: { state: true }, open: { state: true } };

  #latest = new Latest();
  #asked = "";
  #linked = false;

  constructor() {
    super();
    this.games = "200";
    this.nodes = "50,500";
    this.error = "";
    this.kinds = {};
    this.job = "";
    this.open = false;
    this.follow(state);
  }

  /** A link may ask for it. */
  willUpdate() {
    const linked = state.get("scorecard") === "1";
    this.open ||= linked && !this.#linked;
    this.#linked = linked;
  }

  firstUpdated() {
    if (this.#linked) {
      this.scrollIntoView();
    }
  }

  disconnectedCallback() {
    this.#latest.stop();
    this.#asked = "";
    super.disconnectedCallback();
  }

  get question() {
    return { ...assessed(this.rules), games: this.games, nodes: this.nodes };
  }

  updated() {
    const asked = JSON.stringify([this.open, this.question]);
    if (this.open && asked !== this.#asked) {
      const known = this.#asked && JSON.stringify(JSON.parse(this.#asked)[1]) === JSON.stringify(this.question);
      this.#asked = asked;
      if (!known) {
        this.#plan();
      }
    }
  }

  #plan() {
    this.plan = undefined;
    this.#latest.attempt(async (signal) => {
      this.job = (await scorecards(this.rules))[0]?.id ?? "";
      this.plan = await ask("assess", this.question, signal);
      this.error = "";
    }, (message) => (this.error = message), 100);
  }

  #begin(event) {
    event.preventDefault();
    return this.act(async () => (this.job = (await begin("assess", this.question)).id));
  }

  render() {
    return html`<details class="folded" ?open=${this.open} @toggle=${(event) => (this.open = event.target.open)}>
      <summary>Scorecard: is this game balanced?</summary>${this.open ? this.#whole() : nothing}</details>`;
  }

  #whole() {
    const { plan } = this;
    return html`<form class="choices" @submit=${this.#begin}>
        <label class="field">Games at each strength <input type="number" min="2" max="1000000" .value=${this.games}
          @change=${(event) => (this.games = event.target.value)}></label>
        <label class="field">Strengths <select @change=${(event) => (this.nodes = event.target.value)}>${Object.entries(STRENGTHS).map(([value, text]) =>
          html`<option value=${value} ?selected=${value === this.nodes}>${text}</option>`)}</select></label>
        <button type="submit">Assess</button></form>
      <p class="plan" role="status">${this.error ? html`<span class="error">${this.error}</span>`
        : plan ? `About ${duration(plan.seconds)} for ${count(plan.all)} games of the engine against itself.` : html`<span class="quiet">Planning…</span>`}</p>
      ${this.job ? html`<pw-job .id=${this.job} .show=${(...all) => this.#shown(...all)}></pw-job>` : nothing}`;
  }

  #shown(job, answer, parts) {
    const card = answer ?? job.soFar;
    if (!card?.levels) {
      return nothing;
    }
    const nodes = card.levels.map((level) => level.nodes);
    const heads = nodes.map((each) => `#at ${count(each)} nodes per move`);
    return html`<p class="headline">${card.verdict}</p>
      ${card.firstMove ? html`<p>${card.firstMove}</p>` : nothing}${card.mend ? html`<p>${card.mend}</p>` : nothing}${card.drift ? html`<p>${card.drift}</p>` : nothing}
      ${table("A game in figures", ["By game", ...heads], card.figures.map((row) => [row.figure, ...nodes.map((each) => figure(row, each))]))}
      ${table("Pieces: their share in the moves of a game", ["Moves by", ...heads], card.pieces.map((row) => [this.#piece(row.piece),
        ...nodes.map((each) => `${share(row[`moves${each}`], row[`movesSe${each}`])}`)]))}
      <p class="quiet">± is the standard error. So the engine plays; people may find the game other than this.</p>
      ${answer ? html`<details class="folded"><summary>All that the command prints</summary>${shown(parts)}</details>` : nothing}`;
  }

  #piece(symbol) {
    const kind = this.kinds[symbol];
    return html`${kind ? html`<svg class="icon in-line" viewBox="0 0 100 100" aria-hidden="true">${icon(kind, "white")}</svg>` : nothing}${
      kind?.name || symbol}`;
  }
}

function share(mean, error) {
  return Number.isFinite(error) ? `${fixed(100 * mean, 1)} ± ${fixed(100 * error, 1)} %` : percent(mean, 1);
}

function figure(row, nodes) {
  const [mean, error] = [row[`at${nodes}`], row[`se${nodes}`]];
  if (SHARES.includes(row.figure)) {
    return share(mean, error);
  }
  const digits = Math.min(2, decimals(error));
  return `${fixed(mean, digits)}${Number.isFinite(error) ? ` ± ${fixed(error, digits)}` : ""}`;
}

customElements.define("pw-scorecard", Scorecard);
