import { html } from "lit";
import { Part } from "/app/part.js";

class VariantPage extends Part {
  render() {
    return html`<h1>Variant</h1><p>This page is being made.</p>`;
  }
}

customElements.define("pw-variant-page", VariantPage);
