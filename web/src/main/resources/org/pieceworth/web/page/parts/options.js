import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { ask, keep } from "/app/api.js";

/** What the page decides itself. */
const OWN = ["format"];

/** What a form says: what is empty is left out, and files are sent first. */
export async function said(form) {
  const all = {};
  for (const [name, value] of new FormData(form)) {
    if (value instanceof File) {
      if (value.size > 0) {
        all[name] = `@${(await keep(value)).file}`;
      }
    } else if (value !== "") {
      all[name] = value;
    }
  }
  return all;
}

/** The options of a kind of job that a form does not show by itself, as the server describes them. */
class JobOptions extends Part {
  static properties = { kind: {}, without: { attribute: false }, parameters: { state: true } };

  constructor() {
    super();
    this.without = [];
    this.parameters = [];
  }

  async connectedCallback() {
    super.connectedCallback();
    const { paths } = await ask("openapi.json");
    this.parameters = paths[`/api/v1/${this.kind}`].post.parameters.filter(({ name }) => ![...this.without, ...OWN].includes(name));
  }

  render() {
    return html`<details class="more"><summary>All other options</summary><div class="options">
      ${this.parameters.map((each) => this.#field(each))}</div></details>`;
  }

  #field({ name, description, schema }) {
    const about = `${name}-about`;
    const words = html`<small id=${about}>${description}</small>`;
    if (schema.type === "boolean") {
      return html`<div><label class="check"><input type="checkbox" name=${name} value="true" aria-describedby=${about}> ${name}</label>${words}</div>`;
    }
    return html`<div><label class="field">${name} ${this.#input(name, schema, about)}</label>${words}</div>`;
  }

  #input(name, schema, about) {
    if (schema.enum) {
      return html`<select name=${name} aria-describedby=${about}><option value=""></option>${
        schema.enum.map((each) => html`<option>${each}</option>`)}</select>`;
    }
    if (schema.pattern?.startsWith("^@")) {
      return html`<input type="file" name=${name} aria-describedby=${about}>`;
    }
    const number = schema.type === "number" || schema.type === "integer";
    return html`<input type=${number ? "number" : "text"} step=${schema.type === "number" ? "any" : nothing} name=${name}
      autocapitalize="none" spellcheck="false" aria-describedby=${about}>`;
  }
}

customElements.define("pw-options", JobOptions);
