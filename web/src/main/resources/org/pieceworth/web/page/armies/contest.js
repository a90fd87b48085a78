import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { begin } from "/app/jobs.js";
import { state } from "/app/state.js";
import "/parts/job.js";

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

  #begin(event) {
    event.preventDefault();
    return this.act(async () => {
      const job = await begin("selfplay", { ...this.asked, games: this.games, nodes: this.nodes });
      state.go({ job: job.id });
    });
  }

  render() {
    const job = state.get("job");
    return html`
      <form class="choices" @submit=${this.#begin}>
        <label class="field">Games <input type="number" min="2" max="100000" .value=${String(this.games)}
          @change=${(event) => (this.games = event.target.value)}></label>
        <label class="field">Nodes per move <input type="number" min="1" max="1000000" .value=${String(this.nodes)}
          @change=${(event) => (this.nodes = event.target.value)}></label>
        <button type="submit">Play games</button>
      </form>
      <p class="error" role="status">${this.error}</p>
      ${job ? html`<pw-job .id=${job}></pw-job>` : nothing}`;
  }
}

customElements.define("pw-contest", Contest);
