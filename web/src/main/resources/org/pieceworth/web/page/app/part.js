import { LitElement } from "lit";

/** A part of a page. It renders into the document itself, so that one style sheet and one tab order hold for all. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** Tells whoever listens. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
