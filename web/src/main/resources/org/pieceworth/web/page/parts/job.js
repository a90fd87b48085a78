import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { answer, file, follow, over, parts, tell } from "/app/jobs.js";
import { duration } from "/app/numbers.js";
import { plain } from "/app/words.js";
import { warned } from "/parts/answer.js";
import { picture } from "/parts/picture.js";
import { result } from "/parts/shown.js";

const STATES = { queued: "waiting", running: "running", paused: "paused", done: "done", failed: "failed",
  cancelled: "cancelled" };

const TITLES = { "report.html": "Report", "answer.json": "JSON", "answer.csv": "CSV", "answer.md": "Markdown", "answer.txt": "Text", "answer.tex": "LaTeX",
  "tables.c": "C tables", "tables.csv": "CSV tables", "tables.json": "JSON tables", "tables.ini": "variants.ini",
  "games.pgn": "Games (PGN)", "games.ini": "Variant of the games", "answer.ini": "variants.ini" };

const PICTURES = { "values.svg": "Values", "groups.svg": "Groups", "phases.svg": "Opening to endgame", "calibration.svg": "Calibration", "plot.svg": "Chosen picture" };

/** Links to the files of a job. */
function files(job) {
  const order = Object.keys({ ...TITLES, ...PICTURES });
  const rank = ({ name }) => (order.includes(name) ? order.indexOf(name) : order.length);
  const link = (name) => html`<a class="button plain" href=${file(job.id, name) + (name === "report.html" ? "" : "?download")}
    target=${name === "report.html" ? "_blank" : nothing}>${TITLES[name] ?? name}</a>`;
  return job.files.filter(({ name }) => name !== "parts.json").sort((a, b) => rank(a) - rank(b))
    .map(({ name }) => (PICTURES[name] ? picture(file(job.id, name), PICTURES[name]) : link(name)));
}

/** A job: its progress, its result so far, and buttons to pause, resume and cancel it. */
class JobView extends Part {
  static properties = { id: { attribute: false }, label: {}, job: { state: true }, answer: { state: true }, show: { attribute: false },
    error: { state: true }, lost: { state: true } };

  #parts = [];
  #leave = () => {};
  #followed = "";

  constructor() {
    super();
    this.show = result;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#followed = "";
    this.requestUpdate();
  }

  disconnectedCallback() {
    this.#leave();
    super.disconnectedCallback();
  }

  updated() {
    if (this.id && this.#followed !== this.id) {
      this.#followed = this.id;
      this.#leave();
      [this.answer, this.job, this.lost, this.error] = [undefined, undefined, "", ""];
      this.#leave = follow(this.id, (job) => this.#hear(job), (lost) => (this.lost = lost));
    }
  }

  async #hear(job) {
    this.job = job;
    this.tell("heard", job);
    if (job.state === "done" && !this.answer) {
      try {
        [this.#parts, this.answer] = await Promise.all([parts(job.id), answer(job.id)]);
      } catch (failure) {
        this.error = failure.message;
      }
    }
    if (over(job)) {
      this.tell("over", job);
    }
  }

  async #wish(wish) {
    try {
      this.error = "";
      await tell(this.id, wish);
      if (wish === "resume") {
        this.#followed = "";
        this.requestUpdate();
      }
    } catch (failure) {
      this.error = failure.message;
    }
  }

  render() {
    const { job } = this;
    if (!job || this.lost === "gone") {
      return this.lost === "gone" ? html`<p class="error" role="alert">There is no job ${this.id} here; it may have been deleted.</p>` : html`<p class="quiet">Loading…</p>`;
    }
    const { progress } = job;
    const part = progress.wanted > 0 ? Math.min(1, progress.done / progress.wanted) : 0;
    const left = job.state === "running" && progress.secondsLeft ? `, about ${duration(progress.secondsLeft)} left` : "";
    const counted = progress.unit === "bytes"
      ? `${Math.round(100 * part)} % read`
      : `${progress.done} of ${progress.wanted} ${progress.unit}`;
    return html`<section class="card job" aria-label=${this.label ?? `Job ${job.kind}`} data-state=${job.state}>
      <header><h2>${job.kind}</h2>
        <span class=${`badge ${job.state}`} role="status">${job.stopping ? "stopping" : STATES[job.state] ?? job.state}</span>
        <span class="buttons">
          ${["queued", "running"].includes(job.state) && !job.stopping ? html`<button type="button" class="plain"
            @click=${() => this.#wish("pause")}>Pause</button>` : nothing}
          ${job.state === "paused" ? html`<button type="button" class="plain" @click=${() => this.#wish("resume")}>Resume</button>` : nothing}
          ${over(job) ? nothing : html`<button type="button" class="plain" @click=${() => this.#wish("cancel")}>Cancel</button>`}
        </span></header>
      <code class="command" tabindex="0">${job.command}</code>
      ${this.lost ? html`<p class="remark" role="status">The server does not answer; retrying. Jobs continue where they stopped.</p>` : nothing}
      ${job.state === "running" && progress.wanted === 0 && progress.what ? html`<p class="quiet">${progress.what}…</p>` : nothing}
      ${progress.wanted > 0 ? html`<progress max="1" value=${job.state === "done" ? 1 : part} aria-label="Progress"></progress>
        <p class="quiet">${progress.what ? progress.what + ": " : ""}${counted}${left}</p>` : nothing}
      ${warned(job.warnings)}
      ${job.problem ? html`<p class="error" role="alert">${plain(job.problem.detail)}</p>` : nothing}
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.show(job, this.answer, this.#parts)}
      ${over(job) && job.files ? html`<p>${files(job)}</p>` : nothing}
    </section>`;
  }
}

customElements.define("pw-job", JobView);
