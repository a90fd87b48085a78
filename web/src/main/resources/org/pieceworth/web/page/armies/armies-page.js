import { html } from "lit";
import { Part } from "/app/part.js";

class ArmiesPage extends Part {
  render() {
    return html`<h1>Armies</h1><p>This page is being made.</p>`;
  }
}

customElements.define("pw-armies-page", ArmiesPage);
