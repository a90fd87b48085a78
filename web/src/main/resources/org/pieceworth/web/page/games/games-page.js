import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { begin, submit } from "/app/jobs.js";
import { state } from "/app/state.js";
import { percent } from "/app/numbers.js";
import "/parts/drop.js";
import "/parts/job.js";
import { PRESETS, chosen, put } from "/games/presets.js";
import { fill, said } from "/parts/options.js";

const SHOWN = ["games", "draws", "unit", "where", "features", "by", "test", "calibration", "held-out"];

const FIELDS = html`<div class="choices">
  <label class="field">Draws <select name="draws"><option value="">ordered</option><option>half</option><option>drop</option></select></label>
  <label class="field">Scale <input type="text" name="unit" placeholder="pawn=100" size="10"></label>
  <label class="field">Games where <input type="text" name="where" placeholder="WhiteElo >= 2500" size="24"></label>
  <label class="field">Features <input type="text" name="features" placeholder="material" size="24"></label>
  <label class="field">Group by <input type="text" name="by" placeholder="rating:200" size="12"></label>
  <label class="field">Rule to test <input type="text" name="test" placeholder="2R = Q" size="12"></label>
  <label class="check"><input type="checkbox" name="calibration" value="true"> calibration</label>
  <label class="check"><input type="checkbox" name="held-out" value="true"> test on held-out games</label></div>`;

/** Values from games that are dropped in. */
class GamesPage extends Part {
  static properties = { sent: { state: true }, error: { state: true }, known: { state: true }, preset: { state: true },
    /** The last fit that came to its end, which stays where a later one is refused. */
    finished: { state: true } };

  /** The job whose options the form shows. */
  #filled = "";
  /** Files among the options of that job, which a form cannot hold. */
  #files = {};

  constructor() {
    super();
    this.error = "";
    this.follow(state);
  }

  #dropped(event) {
    const games = event.detail;
    this.sent = 0;
    return this.#fit(async (options) => submit("fit", { name: games.name, ...options }, games, (part) => (this.sent = part)));
  }

  /** The games of the job at hand with the options as they are now. */
  #again(what) {
    return this.#fit((options) => begin("fit", { ...this.#files, ...options, games: this.known.parameters.games }), what);
  }

  async #fit(send, what) {
    await this.act(async () => {
      const job = await send(await said(this.#form));
      this.#filled = job.id;
      state.go({ job: job.id });
    }, what);
    this.sent = undefined;
  }

  /** True where the games of the job at hand can be fitted with other options. */
  get hasGames() {
    return state.get("job") !== "" && this.known?.id === state.get("job");
  }

  /** A page that is opened by a link shows the options of its job. */
  async #heard(event) {
    const job = event.detail;
    if (job.kind !== "fit") {
      return;
    }
    this.known = job;
    this.finished = job.state === "done" ? job.id : this.finished;
    if (this.#filled !== job.id) {
      this.#filled = job.id;
      this.#files = await fill(this.#form, job.parameters);
      this.preset = chosen(this.#form);
    }
  }

  get #form() {
    return this.querySelector("form");
  }

  /** A question is answered at once where the games are known. */
  async #put(preset) {
    await put(this.#form, preset);
    this.preset = preset;
    if (this.hasGames) {
      await this.#again(preset.title);
    }
  }

  render() {
    const job = state.get("job");
    const again = this.hasGames;
    const refused = again && ["failed", "cancelled"].includes(this.known.state) && this.finished;
    return html`<h1>Games</h1>
      <p>Piece values from game records. Choose a question, then drop a file of games: PGN, also <code>.gz</code>, <code>.bz2</code>,
        <code>.xz</code> or <code>.zst</code>, or in <code>.zip</code>, <code>.7z</code> or <code>.tar</code>.
        The file goes to the server on this machine and nowhere else. The limit is 2 GB here; <code>./pieceworth fit</code> has none.</p>
      <form class="choices" @submit=${(event) => event.preventDefault()} @input=${() => (this.preset = chosen(this.#form))}>
        <div class="presets" role="group" aria-label="Questions">${PRESETS.map((each) => html`<button type="button" class="plain"
          aria-pressed=${each === this.preset ? "true" : "false"} @click=${() => this.#put(each)}>${each.title}</button>`)}</div>
        <p class="quiet plan" role="status">${this.preset?.about ?? "Choose a question, or drop the games for one value per piece."}</p>
        <pw-options kind="fit" .without=${SHOWN} summary="Options" .lead=${FIELDS}></pw-options>
      </form>
      ${again ? html`<p><button type="button" @click=${() => this.#again()}>Fit again</button>
        <span class="quiet">the same games with the options above, without another upload; a question does so at once</span></p>` : nothing}
      <pw-drop label=${again ? "Drop another file of games here, or choose one" : "Drop a file of games here, or choose one"}
        accept=".pgn,.epd,.csv,.rows,.mat,.parquet,.gz,.bz2,.xz,.zst,.zip,.7z,.tar" @file=${this.#dropped}></pw-drop>
      ${this.sent === undefined ? nothing : html`<p role="status">Uploading: ${percent(this.sent)}</p>`}
      <p class="error" role="status">${this.error}</p>
      ${job ? html`<pw-job .id=${job} @heard=${this.#heard}></pw-job>` : nothing}
      ${refused ? html`<h2>The fit before</h2><pw-job .id=${this.finished} label="The fit before"></pw-job>` : nothing}`;
  }
}

customElements.define("pw-games-page", GamesPage);
