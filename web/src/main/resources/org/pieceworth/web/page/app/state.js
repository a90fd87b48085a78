/** The state of the page, kept in the address: `#piece=FfW&board=10x8`. A link shows another person the same page. */
const MOST_STEPS = 200;

function read() {
  return Object.fromEntries(new URLSearchParams(location.hash.replace(/^#/, "")));
}

function written(values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== "" && value !== undefined && value !== null) {
      query.set(name, value);
    }
  }
  // Commas, brackets and slashes are allowed in a fragment; without their numbers it can be read.
  return "#" + query.toString().replace(/%2C/g, ",").replace(/%28/g, "(").replace(/%29/g, ")").replace(/%3A/g, ":");
}

class State extends EventTarget {
  #values = read();
  #before = [];
  #after = [];
  #noted = new Set();

  constructor() {
    super();
    addEventListener("server-back", () => this.#changed());
    addEventListener("hashchange", () => {
      if (written(this.#values) !== written(read())) {
        this.#values = read();
        this.#before = [];
        this.#after = [];
        this.#changed();
      }
    });
  }

  get values() {
    return this.#values;
  }

  get(name, otherwise = "") {
    return this.#values[name] ?? otherwise;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** Changes some values as one step that can be undone. */
  set(changes) {
    const next = { ...this.#values, ...changes };
    if (written(next) === written(this.#values)) {
      return;
    }
    this.#before = [...this.#before.slice(-MOST_STEPS), this.#values];
    this.#after = [];
    this.#show(next);
  }

  /** Goes on to values of their own place in the history of the browser, from which Back returns. */
  go(changes) {
    history.pushState(null, "", location.hash || "#");
    this.set(changes);
  }

  /** Changes the view alone: links have it, undo skips it. */
  note(changes) {
    Object.keys(changes).forEach((name) => this.#noted.add(name));
    this.#show({ ...this.#values, ...changes });
  }

  undo() {
    if (this.canUndo) {
      this.#after.push(this.#values);
      this.#show(this.#withNotes(this.#before.pop()));
    }
  }

  redo() {
    if (this.canRedo) {
      this.#before.push(this.#values);
      this.#show(this.#withNotes(this.#after.pop()));
    }
  }

  #withNotes(values) {
    const notes = [...this.#noted].map((name) => [name, this.#values[name] ?? ""]);
    return { ...values, ...Object.fromEntries(notes) };
  }

  #show(values) {
    this.#values = values;
    history.replaceState(null, "", written(values));
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

export const state = new State();

/** A link to a page with values of its own. */
export function link(values) {
  return written(values);
}
