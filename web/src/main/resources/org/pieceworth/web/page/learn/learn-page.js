import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { models } from "/app/models.js";
import { state, link } from "/app/state.js";
import { markdown } from "/learn/markdown.js";
import "/learn/compare.js";
import "/learn/example.js";

/** A page without a model. */
const COMPARE = { name: "compare", meaning: "models against known values" };

const WORDS = `A chess piece is worth its contribution to winning. There are three ways to find its value: by **theory**, from its
moves; from **games**, by the results of the sides that had it; and by **play**, in games of an engine. The pages here explain the
theories. Each turns moves into a number, and each page lists the limits of its model. Values are in hundredths of a pawn: 300 is three
pawns.`;

/** The models explained, each with an example to change. */
class LearnPage extends Part {
  static properties = { models: { state: true }, text: { state: true }, model: { state: true }, error: { state: true } };

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
    const model = state.get("model", "mobility");
    if (model === this.model || !this.#has(model) && model !== COMPARE.name) {
      return;
    }
    this.model = model;
    this.text = "";
    if (model === COMPARE.name) {
      this.error = "";
      return;
    }
    const response = await fetch(`/docs/models/${model}.md`);
    this.text = response.ok ? await response.text() : "";
    this.error = response.ok ? "" : "This model has no page.";
  }

  /** Links between our pages: another model's page here, pictures from here, the rest without a link unless it is out in the web. */
  #address(target) {
    const model = /^(?:\.\.\/models\/)?([a-z-]+)\.md(?:#.*)?$/.exec(target);
    if (model && this.#has(model[1])) {
      return link({ page: "learn", model: model[1] });
    }
    return /^[a-z0-9-]+\.svg$/.test(target) ? `/docs/models/${target}` : /^https?:/.test(target) ? target : "";
  }

  #has(name) {
    return (this.models ?? []).some((model) => model.name === name);
  }

  render() {
    return html`<h1>Learn</h1><div class="intro">${markdown(WORDS)}</div>
      <div class="split narrow-left">
        <nav aria-label="Models"><ul class="names">${[...(this.models ?? []), COMPARE].map(({ name, meaning }) => html`<li>
          <a href=${link({ page: "learn", model: name })} aria-current=${name === this.model ? "true" : nothing}>
            <span>${name}</span><small>${meaning}</small></a></li>`)}</ul></nav>
        <article class="reading">
          ${this.model === COMPARE.name ? html`<pw-compare></pw-compare>`
            : html`<pw-example .model=${this.model} .piece=${state.get("piece", "")}></pw-example>`}
          ${this.error ? html`<p class="error">${this.error}</p>` : nothing}
          ${this.text ? markdown(this.text, (target) => this.#address(target)) : nothing}
        </article>
      </div>`;
  }
}

customElements.define("pw-learn-page", LearnPage);
