import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { mark, squareAt, squareName } from "/parts/board.js";
import { MANNERS, REACHES, SYMMETRIES, USES, bends, bent, clicked, toggled, traced } from "/piece/moves.js";
import { state } from "/app/state.js";

const TOOLS = [
  { name: "moves", title: "Moves", key: "m", about: "" },
  { name: "bend", title: "Bent ride", key: "b", about: "Click the first step, then a square of the ride that may go on from there." },
  { name: "place", title: "Place piece", key: "p", about: "Click a square to put the piece there, or drag the piece." },
  { name: "friend", title: "Friend", key: "f", about: "Click a square to add or remove a piece of the same side." },
  { name: "enemy", title: "Enemy", key: "e", about: "Click a square to add or remove an enemy piece." },
];

/** Meanings of the buttons. */
const ABOUT = {
  "": "Each click on a square steps through move and capture, move only, capture only, no move.",
  m: "A click adds moves without capture, or takes them away.",
  c: "A click adds captures without other moves, or takes them away.",
  again: "Repeats a leap in a line: a click two squares away makes a dabbabarider (DD) or an alfilrider (AA).",
  lame: "Lame: the squares on the way must be empty.",
  jump: "Must jump: a leap needs a piece to pass over, a ride skips its first square.",
  hop: "Hops over one piece and lands anywhere behind it; a dashed piece shows where.",
  grasshop: "Hops over one piece and lands on the next square behind it; a dashed piece shows where.",
  forward: "One-way: matching squares behind the piece are omitted.",
  first: "Only while the piece has not moved.",
};

const SHAPES = { "": "plain", ":cylinder": "cylinder", ":torus": "torus", "hex:5": "hexagons", "tri:8": "triangles" };

/** The tools by default; the address leaves these out. */
const USUAL = { tool: "moves", click: "leap", far: "0", how: "plain", sym: "eight", first: "", use: "", way: "" };
const FARS = ["0", "click", "2", "3", "4", "5", "6", "7"];

function chosen(name, of) {
  const value = state.get(name, USUAL[name]);
  return of.includes(value) ? value : USUAL[name];
}

function choose(changes) {
  state.note(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === USUAL[name] ? "" : value])));
}

export function names(text) {
  return text ? text.split(",") : [];
}

/** The board on which a piece is clicked together, moved about and hemmed in. */
class Editor extends Part {
  static properties = {
    reach: { attribute: false },
    rays: { attribute: false },
    sign: {},
    /** Its moves, from which it is drawn. */
    kind: { attribute: false },
    said: { state: true },
    /** The square of the first step of a ride that bends. */
    first: { state: true },
    /** The square under the mouse, whose click is shown beforehand. */
    over: { state: true },
  };

  constructor() {
    super();
    this.said = "";
    this.first = "";
    this.over = "";
    this.follow(state);
  }

  get tool() {
    return chosen("tool", TOOLS.map((tool) => tool.name));
  }

  get options() {
    return { reach: chosen("click", Object.keys(REACHES)), range: chosen("far", FARS), manner: chosen("how", Object.keys(MANNERS)),
      symmetry: chosen("sym", Object.keys(SYMMETRIES)), use: chosen("use", Object.keys(USES)), forward: state.get("way") === "forward",
      initial: state.get("first") === "1" };
  }

  get hops() {
    return this.tool === "moves" && ["hop", "grasshop"].includes(this.options.manner);
  }

  #squares() {
    const squares = {};
    const add = (list, values) => (list || []).forEach((name) => Object.assign((squares[name] ??= {}), values));
    add(this.reach.moves, { move: true });
    add(this.reach.attacks, { attack: true });
    add(this.reach.captures, { capture: true });
    add(this.reach.firstMoves, { move: true, first: true });
    add(this.reach.firstCaptures, { capture: true, first: true });
    add(names(state.get("friends")), { friend: true });
    add(names(state.get("enemies")), { enemy: true });
    squares[this.reach.at] = { piece: this.sign, kind: this.kind };
    if (this.tool === "bend" && this.first) {
      add([this.first], { chosen: true });
      add(this.#onward(), { target: true });
    }
    if (this.tool === "moves") {
      this.#foresee(squares);
    }
    return squares;
  }

  /** Adds what a click on the square under the mouse would change, and pieces for hops to pass over. */
  #foresee(squares) {
    const { at, files, ranks } = this.reach;
    const own = squareAt(at);
    const seen = (square) => (squares[squareName(...square)] ??= {});
    const free = (file, rank) => file >= 0 && rank >= 0 && file < files && rank < ranks && !["piece", "friend", "enemy"].some((each) => seen([file, rank])[each]);
    const show = (ray, marks) => {
      const { hurdle, ends } = traced(ray, own, free);
      if (hurdle) {
        seen(hurdle).ghost = true;
      }
      ends.forEach((square) => Object.assign(seen(square), marks));
    };
    if (this.hops) {
      const hops = this.rays.filter((ray) => ray.kind === "hop" || ray.kind === "grasshop");
      hops.forEach((ray) => show(ray, { ...(ray.modality.includes("m") && { move: true }), ...(ray.modality.includes("c") && { attack: true }),
        ...(ray.initial && { first: true }) }));
      if (hops.length === 0 && free(own[0], own[1] + 1)) {
        seen([own[0], own[1] + 1]).ghost = true;
      }
    }
    if (this.over && this.over !== at) {
      const [file, rank] = squareAt(this.over);
      clicked(this.rays, file - own[0], rank - own[1], this.options).filter((ray) => !this.rays.includes(ray))
        .forEach((ray) => show(ray, { preview: true }));
    }
  }

  #act(event) {
    const { name, key } = event.detail;
    const tool = key ? TOOLS.find((each) => each.key === key)?.name : this.tool;
    if (tool === "moves") {
      this.#move(name);
    } else if (tool === "bend") {
      this.#bend(name);
    } else if (tool === "place") {
      state.set({ at: name, friends: without(state.get("friends"), name), enemies: without(state.get("enemies"), name) });
      this.said = `The piece stands on ${name}.`;
    } else if (tool === "friend" || tool === "enemy") {
      this.#others(tool === "friend" ? "friends" : "enemies", name);
    }
  }

  #move(name) {
    if (name === this.reach.at) {
      return;
    }
    const [file, rank] = squareAt(name);
    const [ownFile, ownRank] = squareAt(this.reach.at);
    this.tell("rays", { rays: clicked(this.rays, file - ownFile, rank - ownRank, this.options), square: name });
  }

  /** The way from a square to another. */
  #way(from, to) {
    const [[file, rank], [ownFile, ownRank]] = [squareAt(to), squareAt(from)];
    return [file - ownFile, rank - ownRank];
  }

  /** Squares of rides that go on from the first step. */
  #onward() {
    const [file, rank] = squareAt(this.first);
    return bends(this.#way(this.reach.at, this.first)).flatMap(([x, y]) => [...Array(16).keys()].map((i) => [file + x * (i + 1), rank + y * (i + 1)]))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < this.reach.files && y < this.reach.ranks).map(([x, y]) => squareName(x, y));
  }

  #bend(name) {
    const { at } = this.reach;
    if (!this.first || name === at || name === this.first) {
      this.first = name === at || name === this.first ? "" : name;
      this.said = this.first ? `First step to ${name}. Choose a square of the ride from there.` : "No first step.";
      return;
    }
    const notation = bent(this.#way(at, this.first), this.#way(this.first, name));
    if (notation) {
      const { betza, removed } = toggled(this.reach.betza, notation);
      this.first = "";
      this.said = `${notation} ${removed ? "removed" : "added"}.`;
      this.tell("bent", betza);
    } else {
      this.said = `From ${this.first} a ride leads away from the piece: choose a marked square.`;
    }
  }

  #others(list, name) {
    if (name === this.reach.at) {
      return;
    }
    const there = names(state.get(list)).includes(name);
    const other = list === "friends" ? "enemies" : "friends";
    state.set({
      at: this.reach.at,
      [list]: there ? without(state.get(list), name) : [...names(state.get(list)), name].join(","),
      [other]: without(state.get(other), name),
    });
    this.said = `${list === "friends" ? "Friend" : "Enemy"} ${there ? "removed from" : "added on"} ${name}.`;
  }

  #size(files, ranks, shape) {
    state.set({ board: shape.includes(":") && !shape.startsWith(":") ? shape : `${files}x${ranks}${shape}`, at: "", friends: "", enemies: "" });
  }

  render() {
    if (!this.reach) {
      return html`<div class="board-waits" aria-busy="true"></div>`;
    }
    const tool = TOOLS.find((each) => each.name === this.tool);
    return html`
      <fieldset class="segments tools">
        <legend class="unseen">Action of a click</legend>
        ${TOOLS.map((each) => html`<label><input type="radio" name="tool" .checked=${each === tool}
          @change=${() => choose({ tool: each.name })}><span>${each.title}</span></label>`)}
      </fieldset>
      ${this.#choices()}
      <pw-board .files=${this.reach.files} .ranks=${this.reach.ranks} .squares=${this.#squares()} .words=${words}
        label=${`Board ${this.reach.board}, the piece on ${this.reach.at}. Arrow keys go to a square, Enter changes it; m edits moves, b draws a bent ride, p places the piece, f adds a friend, e an enemy.`}
        @square=${this.#act} @over=${(event) => (this.over = event.detail.name)}></pw-board>
      <p class="hint">${tool.about}${this.tool === "moves" ? this.#about() : ""}</p>
      ${legend()}
      ${this.#shape()}
      <p class=${tool.name === "bend" ? "hint" : "unseen"} role="status">${this.said}</p>`;
  }

  #about() {
    const { use, reach, manner, forward, initial } = this.options;
    return [use, reach, manner, forward ? "forward" : "plain", initial ? "first" : "plain"].map((each) => ABOUT[each]).filter((text) => text).join(" ");
  }

  #choices() {
    const { options } = this;
    const { hops } = this;
    const segments = (title, of, now, act) => html`<fieldset class="segments"><legend>${title}</legend>
      ${Object.entries(of).map(([name, text]) => html`<label><input type="radio" name=${title} .checked=${name === now}
        @change=${() => act(name)}><span>${text}</span></label>`)}</fieldset>`;
    const reach = hops ? "ride" : options.reach;
    return html`<div class="choices" ?inert=${this.tool !== "moves"}>
      <fieldset class="segments">
        <legend>A click adds a</legend>
        ${Object.entries(REACHES).map(([name, title]) => html`<label><input type="radio" name="reach"
          .checked=${name === reach} ?disabled=${hops && name !== "ride"} @change=${() => choose({ click: name })}><span>${title}</span></label>`)}
      </fieldset>
      <label class="field">How far
        <select ?disabled=${reach === "leap"} @change=${(event) => choose({ far: event.target.value })}>
          <option value="0" ?selected=${options.range === "0"}>to the edge</option>
          ${reach === "ride" ? html`<option value="click" ?selected=${options.range === "click"}>to the square clicked</option>` : nothing}
          ${[2, 3, 4, 5, 6, 7].map((range) => html`<option value=${range} ?selected=${options.range === String(range)}>${range} steps</option>`)}
        </select></label>
      ${segments("Manner", MANNERS, options.manner, (how) => choose({ how }))}
      ${segments("There it", USES, options.use, (use) => choose({ use }))}
      <label class="field">Symmetry
        <select @change=${(event) => choose({ sym: event.target.value })}>
          ${Object.entries(SYMMETRIES).map(([symmetry, title]) => html`<option value=${symmetry}
            ?selected=${symmetry === options.symmetry}>${title}</option>`)}
        </select></label>
      <fieldset class="segments"><legend>Limits</legend>
        <label><input type="checkbox" .checked=${options.forward}
          @change=${(event) => choose({ way: event.target.checked ? "forward" : "" })}><span>forward only</span></label>
        <label><input type="checkbox" .checked=${options.initial}
          @change=${(event) => choose({ first: event.target.checked ? "1" : "" })}><span>first move only</span></label>
      </fieldset>
    </div>`;
  }

  #shape() {
    const { files, ranks } = this.reach;
    const shape = this.reach.board.slice(`${files}x${ranks}`.length);
    const sizes = [...Array(15).keys()].map((i) => i + 2);
    const size = (title, chosen, act) => html`<label class="field">${title}
      <select @change=${(event) => act(event.target.value)}>${sizes.map((each) => html`<option
        ?selected=${each === chosen}>${each}</option>`)}</select></label>`;
    return html`<div class="choices board-shape">
      ${size("Files", files, (value) => this.#size(value, ranks, shape))}
      ${size("Ranks", ranks, (value) => this.#size(files, value, shape))}
      <label class="field">Shape
        <select @change=${(event) => this.#size(files, ranks, event.target.value)}>
          ${Object.entries(SHAPES).map(([value, title]) => html`<option value=${value} ?selected=${value === shape}>${title}</option>`)}
        </select></label>
      <button type="button" class="plain" ?disabled=${!state.get("friends") && !state.get("enemies")}
        @click=${() => state.set({ friends: "", enemies: "" })}>Clear other pieces</button>
    </div>`;
  }
}

function without(text, name) {
  return names(text).filter((each) => each !== name).join(",");
}

function words(seen) {
  if (seen.piece) {
    return ", the piece";
  }
  if (seen.chosen || seen.target) {
    return seen.chosen ? ", first step" : ", a ride may go here";
  }
  const others = (seen.ghost ? ", a piece to hop over" : "") + (seen.friend ? ", own piece" : "") + (seen.enemy ? ", enemy" : "") + (seen.capture ? ", can be captured" : "");
  const first = seen.first ? " as a first move" : "";
  const way = seen.move && seen.attack ? ", move and capture" : seen.move ? ", move" : seen.attack ? ", capture only" : "";
  return others + (way ? way + first : "");
}

function legend() {
  const entry = (seen, text) => html`<li><svg viewBox="25 25 50 50" aria-hidden="true">${svg`${mark(seen)}`}</svg>${text}</li>`;
  return html`<ul class="legend" aria-label="Marks">
    ${entry({ move: true, attack: true }, "move and capture")}
    ${entry({ move: true }, "move only")}
    ${entry({ attack: true }, "capture only")}
    ${entry({ move: true, attack: true, first: true }, "first move")}
  </ul>`;
}

customElements.define("pw-editor", Editor);
