import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { begin } from "/app/jobs.js";
import { state } from "/app/state.js";
import { fixed, percent, signed } from "/app/numbers.js";
import { files } from "/parts/job.js";

/** Games between the two armies, played in the background. */
class Contest extends Part {
  static properties = { asked: { attribute: false }, games: { state: true }, nodes: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.games = 200;
    this.nodes = 200;
    this.error = "";
    this.follow(state);
  }

  async #begin(event) {
    event.preventDefault();
    this.error = "";
    try {
      const job = await begin("selfplay", { ...this.asked, games: this.games, nodes: this.nodes });
      state.set({ job: job.id });
    } catch (failure) {
      this.error = failure.message;
    }
  }

  render() {
    const job = state.get("job");
    return html`
      <form class="choices" @submit=${this.#begin}>
        <label class="field">Games <input type="number" min="2" max="100000" .value=${String(this.games)}
          @change=${(event) => (this.games = event.target.value)}></label>
        <label class="field">Positions per move <input type="number" min="1" max="1000000" .value=${String(this.nodes)}
          @change=${(event) => (this.nodes = event.target.value)}></label>
        <button type="submit">Play games</button>
      </form>
      <p class="error" role="status">${this.error}</p>
      ${job ? html`<pw-job .id=${job} .show=${score} .hushed=${this.error !== ""}></pw-job>` : nothing}`;
  }
}

/** The score so far, with Elo and the probability of superiority. */
export function score(job, answer) {
  const all = answer ?? job.soFar;
  const so = all?.armies ?? all;
  if (!so || !Number.isFinite(so.score)) {
    return nothing;
  }
  return html`<dl class="figures" aria-live="polite">
    <div><dt>Result</dt><dd>${so.wins} won, ${so.draws} drawn, ${so.losses} lost</dd></div>
    <div><dt>Score</dt><dd>${percent(so.score, 1)}</dd></div>
    <div><dt>Elo</dt><dd>${signed(so.elo)}${so.eloError === null || so.eloError === undefined ? "" : ` ± ${fixed(so.eloError, 0)}`}</dd></div>
    <div><dt>Probability that ${so.first ? "White's army" : "A"} is better</dt><dd>${percent(so.los, 1)}</dd></div>
  </dl>${so.eloNote ? html`<p class="quiet">${so.eloNote}</p>` : nothing}
  ${answer ? html`<p>${files(job)}</p>` : nothing}`;
}

customElements.define("pw-contest", Contest);
