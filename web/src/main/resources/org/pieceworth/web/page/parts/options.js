import { html, nothing } from "lit";
import { Part } from "/app/part.js";
import { ask, keep } from "/app/api.js";
import { plain } from "/app/words.js";

/** Options that the page sets itself. */
const OWN = ["format"];

/** The options of a form: empty ones are left out, and files are sent first. */
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

/** Fills a form with the options of a job. Those that name files are returned: a form cannot hold them. */
export async function fill(form, parameters) {
  await form.querySelector("pw-options")?.ready;
  const files = {};
  for (const field of form.elements) {
    const [value = ""] = parameters[field.name] ?? [];
    if (field.type === "checkbox") {
      field.checked = field.name in parameters && value !== "false";
    } else if (field.type !== "file" && field.name) {
      field.value = value;
    } else if (value) {
      files[field.name] = value;
    }
  }
  return files;
}

/** The remaining options of a kind of job, as the server describes them. */
class JobOptions extends Part {
  static properties = { kind: {}, without: { attribute: false }, parameters: { state: true },
    /** What the summary says, and the page's own fields before the others. */
    summary: {}, lead: { attribute: false } };

  constructor() {
    super();
    this.summary = "All other options";
    this.lead = nothing;
    this.without = [];
    this.parameters = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.ready ??= this.#load().catch(() => {});
  }

  async #load() {
    const { paths } = await ask("openapi.json");
    this.parameters = paths[`/api/v1/${this.kind}`].post.parameters.filter(({ name }) => ![...this.without, ...OWN].includes(name));
    await this.updateComplete;
  }

  render() {
    return html`<details class="more"><summary>${this.summary}</summary>${this.lead}<div class="options">
      ${this.parameters.map((each) => this.#field(each))}</div></details>`;
  }

  #field({ name, description, schema }) {
    const about = `${name}-about`;
    const words = html`<small id=${about}>${plain(description)}</small>`;
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
