import { html } from "lit";
import { Part } from "/app/part.js";

class PlayPage extends Part {
  render() {
    return html`<h1>Play</h1><p>This page is being made.</p>`;
  }
}

customElements.define("pw-play-page", PlayPage);
