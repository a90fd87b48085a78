import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { models } from "/app/models.js";
import { state, link } from "/app/state.js";
import { markdown } from "/learn/markdown.js";
import "/learn/compare.js";
import "/learn/example.js";

/** A page without a model. */
const COMPARE = { name: "compare", meaning: "models against known values" };

/** Pages of findings, with the question of each. */
const FINDINGS = [
  { name: "synergy", meaning: "does the synergy law describe measured pieces?" },
  { name: "armies", meaning: "where do the law's targets come from?" },
  { name: "mobility", meaning: "what are distance, direction and colour worth?" },
  { name: "universal", meaning: "which adjustments does play support?" },
  { name: "better-values", meaning: "do values that predict better play better?" },
  { name: "people", meaning: "what do human games show?" },
  { name: "strength", meaning: "what is a piece worth in Elo?" },
];

const WORDS = `A chess piece is worth its contribution to winning. There are three ways to find its value: by **theory**, from its
moves; from **games**, by the results of the sides that had it; and by **play**, in games of an engine. The pages here explain the
theories. Each turns moves into a number, and each page lists the limits of its model; *findings* compare them with games and play.
Values are in centipawns: 300 is three pawns.`;

function isFinding(name) {
  return FINDINGS.some((finding) => finding.name === name);
}

function item({ name, meaning }, where, current) {
  return html`<li><a href=${link({ page: "learn", ...where })} aria-current=${current ? "true" : nothing}>
    <span>${name}</span><small>${meaning}</small></a></li>`;
}

/** The models explained, each with an example to change. */
class LearnPage extends Part {
  static properties = { models: { state: true }, text: { state: true }, model: { state: true }, finding: { state: true }, error: { state: true } };

  #changed = () => this.#show();

  connectedCallback() {
    super.connectedCallback();
    state.addEventListener("change", this.#changed);
    this.#show();
  }

  disconnectedCallback() {
    state.removeEventListener("change", this.#changed);
    super.disconnectedCallback();
  }

  async #show() {
    if (state.get("page") !== "learn") {
      return;
    }
    try {
      this.models ??= await models();
    } catch (failure) {
      this.error = failure.message;
      return;
    }
    const finding = state.get("finding", "");
    if (isFinding(finding)) {
      if (finding !== this.finding) {
        this.finding = finding;
        this.model = "";
        await this.#read(`findings/${finding}`);
      }
      return;
    }
    const model = state.get("model", "mobility");
    if (model === this.model) {
      return;
    }
    if (!this.#has(model) && model !== COMPARE.name) {
      [this.model, this.finding, this.text, this.error] = ["", "", "", `There is no page named '${model}' here.`];
      return;
    }
    this.model = model;
    this.finding = "";
    this.text = "";
    if (model === COMPARE.name) {
      this.error = "";
      return;
    }
    await this.#read(`models/${model}`);
  }

  async #read(page) {
    this.text = "";
    const response = await fetch(`/docs/${page}.md`);
    const text = response.ok ? await response.text() : "";
    if (page.endsWith(`/${this.finding || this.model}`)) {
      this.text = text;
      this.error = response.ok ? "" : "There is no such page.";
    }
  }

  /** Links between our pages: another page here, pictures from here, the rest without a link unless it is out in the web. */
  #address(target) {
    const here = this.finding ? "findings" : "models";
    const page = /^(?:\.\.\/(models|findings)\/)?([a-z-]+)\.md(?:#.*)?$/.exec(target);
    if (page) {
      const [, folder = here, name] = page;
      if (folder === "findings" && isFinding(name)) {
        return link({ page: "learn", finding: name });
      }
      if (folder === "models" && this.#has(name)) {
        return link({ page: "learn", model: name, finding: "" });
      }
    }
    return /^[a-z0-9-]+\.svg$/.test(target) ? `/docs/${here}/${target}` : /^https?:/.test(target) ? target : "";
  }

  #has(name) {
    return (this.models ?? []).some((model) => model.name === name);
  }

  render() {
    return html`<h1>Learn</h1><div class="intro">${markdown(WORDS)}</div>
      <div class="split narrow-left">
        <nav aria-label="Models and findings"><ul class="names">${[...(this.models ?? []), COMPARE].map((each) =>
          item(each, { model: each.name, finding: "" }, each.name === this.model))}</ul>
          <h2>Findings</h2>
          <ul class="names">${FINDINGS.map((each) => item(each, { finding: each.name }, each.name === this.finding))}</ul></nav>
        <article class="reading">
          ${this.finding ? nothing : this.model === COMPARE.name ? html`<pw-compare></pw-compare>`
            : html`<pw-example .model=${this.model} .piece=${state.get("piece", "")}></pw-example>`}
          ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
          ${this.text ? markdown(this.text, (target) => this.#address(target)) : nothing}
        </article>
      </div>`;
  }
}

customElements.define("pw-learn-page", LearnPage);
