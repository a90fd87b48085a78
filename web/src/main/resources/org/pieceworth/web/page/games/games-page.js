import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { submit } from "/app/jobs.js";
import { state } from "/app/state.js";
import { percent, range, value } from "/app/numbers.js";
import "/parts/drop.js";
import { interval } from "/parts/interval.js";
import { files } from "/parts/job.js";
import { said } from "/parts/options.js";

const SHOWN = ["games", "draws", "unit", "where", "features", "by", "calibration", "held-out"];

/** Values from games that are dropped in. */
class GamesPage extends Part {
  static properties = { sent: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.error = "";
    this.follow(state);
  }

  async #dropped(event) {
    const games = event.detail;
    this.error = "";
    this.sent = 0;
    try {
      const options = await said(this.querySelector("form"));
      const job = await submit("fit", { name: games.name, ...options }, games, (part) => (this.sent = part));
      state.set({ job: job.id });
    } catch (failure) {
      this.error = failure.message;
    }
    this.sent = undefined;
  }

  render() {
    const job = state.get("job");
    return html`<h1>Games</h1>
      <p>What were the pieces worth in these games? Drop in a file of games: plain PGN, <code>.gz</code> or <code>.zst</code>. It goes to
        this machine's own server and nowhere else; files up to 2 GB are taken here, larger ones by <code>./pieceworth fit</code>. Choose the options first: reading begins with the file.</p>
      <form class="choices" @submit=${(event) => event.preventDefault()}>
        <label class="field">Draws <select name="draws"><option value="">ordered</option><option>half</option><option>drop</option></select></label>
        <label class="field">Scale <input type="text" name="unit" placeholder="pawn=100" size="10"></label>
        <label class="field">Only games with <input type="text" name="where" placeholder="WhiteElo >= 2500" size="24"></label>
        <label class="field">Features <input type="text" name="features" placeholder="material" size="24"></label>
        <label class="field">Groups <input type="text" name="by" placeholder="rating:200" size="12"></label>
        <label class="check"><input type="checkbox" name="calibration" value="true"> calibration</label>
        <label class="check"><input type="checkbox" name="held-out" value="true"> held-out games</label>
        <pw-options kind="fit" .without=${SHOWN}></pw-options>
      </form>
      <pw-drop label="Drop a file of games here, or choose one" accept=".pgn,.gz,.zst" @file=${this.#dropped}></pw-drop>
      ${this.sent === undefined ? nothing : html`<p role="status">Sending: ${percent(this.sent)}</p>`}
      <p class="error" role="status">${this.error}</p>
      ${job ? html`<pw-job .id=${job} .show=${report}></pw-job>` : nothing}`;
  }
}

function report(job, answer) {
  if (job.kind !== "fit") {
    return nothing;
  }
  if (!answer) {
    const games = job.soFar?.games;
    const part = job.progress.done > 0 ? (job.progress.perSecond ?? 0) / job.progress.done : 0;
    return games ? html`<p class="quiet">${games.toLocaleString("en")} games read${
      part > 0 ? `, ${Math.round(games * part).toLocaleString("en")} a second` : ""}</p>` : nothing;
  }
  const values = answer.values ?? answer.pieces ?? answer.rows ?? [];
  return html`<h2>Values</h2>
    <table><thead><tr><th scope="col">Feature</th><th scope="col" class="number">Value</th><th scope="col" class="number">95 % interval</th><th scope="col" class="bar-of"><span class="unseen">Interval drawn</span></th></tr></thead>
    <tbody>${values.map((each) => html`<tr><th scope="row">${each.feature ?? each.piece ?? each.name}</th>
      <td class="number strong" title=${each.value}>${value(each.value)}</td>
      <td class="number">${each.low === null || each.low === undefined ? "–" : range(each.low, each.high)}</td>
      <td class="bar-of">${each.value === null ? nothing : interval(each, values)}</td></tr>`)}</tbody></table>
    <p>${files(job)}</p>`;
}

customElements.define("pw-games-page", GamesPage);
