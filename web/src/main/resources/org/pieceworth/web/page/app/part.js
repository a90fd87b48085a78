import { LitElement } from "lit";

/** A part of a page. It renders into the document itself, so that one style sheet and one tab order hold for all. */
export class Part extends LitElement {
  #followed;
  #anew = () => this.requestUpdate();

  createRenderRoot() {
    return this;
  }

  /** Renders again whenever a source changes that is not one of its properties. */
  follow(source) {
    this.#followed = source;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#followed?.addEventListener("change", this.#anew);
  }

  disconnectedCallback() {
    this.#followed?.removeEventListener("change", this.#anew);
    super.disconnectedCallback();
  }

  /** Sends an event up the page. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
