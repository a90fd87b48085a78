import { html } from "lit";
import { Part } from "/app/part.js";

class GamesPage extends Part {
  render() {
    return html`<h1>Games</h1><p>This page is being made.</p>`;
  }
}

customElements.define("pw-games-page", GamesPage);
