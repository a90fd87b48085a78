import { LitElement } from "lit";

/** A part of a page. It renders into the document itself, so that one style sheet and one tab order hold for all. */
export class Part extends LitElement {
  #followed = [];
  #anew = () => this.requestUpdate();

  createRenderRoot() {
    return this;
  }

  /** Renders again whenever sources change that are none of its properties. */
  follow(...sources) {
    this.#followed = sources;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#followed.forEach((source) => source.addEventListener("change", this.#anew));
  }

  disconnectedCallback() {
    this.#followed.forEach((source) => source.removeEventListener("change", this.#anew));
    super.disconnectedCallback();
  }

  /** Sends an event up the page. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
