import { LitElement } from "lit";

/** The clicks of a double click are no further apart, in milliseconds. */
const DOUBLE = 500;

/** A part of a page. It renders into the document itself, so that one style sheet and one tab order hold for all. */
export class Part extends LitElement {
  #followed = [];
  #acting;
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

  /**
   * Does what a click asked for, once: a second click, as of a double one, is passed over. Why it could not be done is
   * the part's `error`.
   * @param what the thing clicked, where a part has several
   */
  async act(task, what = "") {
    if (this.#acting === what) {
      return;
    }
    this.#acting = what;
    this.error = "";
    try {
      await task();
    } catch (failure) {
      this.error = failure.message;
    }
    setTimeout(() => (this.#acting = this.#acting === what ? undefined : this.#acting), DOUBLE);
  }

  /** Sends an event up the page. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
