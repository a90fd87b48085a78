import { LitElement, html } from "lit";

class Hello extends LitElement {
  static properties = { answer: { state: true } };

  async connectedCallback() {
    super.connectedCallback();
    const response = await fetch("/api/v1/value?piece=FfW&board=8x8");
    this.answer = await response.json();
  }

  render() {
    return html`<pre>${JSON.stringify(this.answer, null, 2)}</pre>`;
  }
}

customElements.define("pw-hello", Hello);
