import { html } from "lit";
import { Part } from "/app/part.js";

class LearnPage extends Part {
  render() {
    return html`<h1>Learn</h1><p>This page is being made.</p>`;
  }
}

customElements.define("pw-learn-page", LearnPage);
