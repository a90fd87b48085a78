import { html, nothing, svg } from "lit";
import { Part } from "/app/part.js";
import { icon } from "/parts/icon.js";
import { touching } from "/parts/touch.js";

/** The distance of the centres of two columns of hexagons one step high, and a hexagon's width. */
const COLUMN = Math.sqrt(3) / 2;
const WIDTH = 2 / Math.sqrt(3);

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export function squareName(file, rank) {
  return String.fromCharCode(97 + file) + (rank + 1);
}

export function squareAt(name) {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

/**
 * A board of squares. Arrow keys go from square to square; Enter, Space and single letters are sent as an event
 * with the name of the square; a piece that is lifted by dragging is an event of its own.
 */
class Board extends Part {
  static properties = {
    files: { type: Number },
    ranks: { type: Number },
    label: {},
    /** True with White at the top. */
    flipped: { type: Boolean },
    /**
     * The contents of squares by name: {piece, kind, friend, enemy, ghost, move, attack, capture, first, preview} while a piece is made;
     * {man: {kind, side}, target, hint, takes, last, checked, chosen, wall, lift, worth} in a game.
     */
    squares: { attribute: false },
    /** The description of a square after its name. */
    words: { attribute: false },
    /** The pieces that wait beside the board, above it and below, each {kind, side} by its file. */
    aside: { attribute: false },
    active: { state: true },
    /** The cells of a board of hexagons by name, each its file and rank on the sheared board. */
    cells: { attribute: false },
    /** Arrows over the squares, each {squares, kind}: from and to, or the square where a piece enters. */
    arrows: { attribute: false },
    /** Hexagon, with an edge ahead, or rhombus, with a corner ahead. */
    outline: {},
  };

  #touch = touching((name) => this.tell("lift", { name }), (name) => this.tell("square", { name, key: "p" }));

  constructor() {
    super();
    this.files = 8;
    this.ranks = 8;
    this.flipped = false;
    this.squares = {};
    this.arrows = [];
    this.words = () => "";
  }

  /** The centre of a cell to the right and down, in steps, as White sees it. */
  #centre(name) {
    const [file, rank] = this.cells[name];
    return this.outline === "rhombus" ? [file - rank / 2, -rank * COLUMN] : [file * COLUMN, file / 2 - rank];
  }

  willUpdate() {
    if (this.cells) {
      this.active = this.active in this.cells ? this.active : Object.keys(this.cells)[0];
      return;
    }
    const [file, rank] = this.active ? squareAt(this.active) : [-1, -1];
    if (file < 0 || file >= this.files || rank >= this.ranks) {
      const own = Object.keys(this.squares).find((name) => this.squares[name].piece);
      this.active = own || squareName(Math.floor(this.files / 2), Math.floor((this.ranks - 1) / 2));
    }
  }

  updated() {
    // By the style object: the page allows no style attributes.
    if (this.cells) {
      this.#place();
      return;
    }
    for (const part of this.querySelectorAll(".board, .waiting")) {
      part.style.setProperty("--files", this.files);
      part.style.setProperty("--ranks", this.ranks);
    }
  }

  /** The size of a board of hexagons and of a cell, in steps, and the place of each cell's corner. */
  #hexagonal() {
    const [wide, high] = this.outline === "rhombus" ? [1, WIDTH] : [WIDTH, 1];
    const centres = Object.keys(this.cells).map((name) => this.#centre(name));
    const [left, top] = [0, 1].map((axis) => Math.min(...centres.map((each) => each[axis])));
    const [right, bottom] = [0, 1].map((axis) => Math.max(...centres.map((each) => each[axis])));
    const corner = (name) => {
      const [x, y] = this.#centre(name);
      return this.flipped ? [right - x, bottom - y] : [x - left, y - top];
    };
    return { wide, high, width: right - left + wide, height: bottom - top + high, corner };
  }

  /** Places the hexagons in hundredths of the board. */
  #place() {
    const { wide, high, width, height, corner } = this.#hexagonal();
    this.querySelector(".board").style.setProperty("--files", width);
    this.querySelector(".board").style.setProperty("--ranks", height);
    for (const cell of this.querySelectorAll("[data-square]")) {
      const [x, y] = corner(cell.dataset.square);
      cell.style.left = `${(100 * x) / width}%`;
      cell.style.top = `${(100 * y) / height}%`;
      cell.style.width = `${(100 * wide) / width}%`;
      cell.style.height = `${(100 * high) / height}%`;
    }
  }

  /** The arrows, on a picture of the whole board. */
  #arrows() {
    if (this.arrows.length === 0) {
      return nothing;
    }
    const { wide, high, width, height, corner } = this.cells ? this.#hexagonal() : { wide: 1, high: 1, width: this.files, height: this.ranks,
      corner: (name) => squareAt(name).map((each, axis) => ((axis === 0) === this.flipped ? [this.files, this.ranks][axis] - 1 - each : each)) };
    const centre = (name) => corner(name).map((each, axis) => each + [wide, high][axis] / 2);
    return html`<svg class="arrows" viewBox="0 0 ${width} ${height}" aria-hidden="true">${this.arrows.map(({ squares, kind }) =>
      svg`<path class=${`arrow of-${kind}`} d=${arrow(...squares.map(centre))}/>`)}</svg>`;
  }

  /** The nearest hexagon in the direction of an arrow, by the angle first. */
  #towards(name, [right, up]) {
    const [x, y] = this.#centre(name);
    const near = Object.keys(this.cells).map((other) => {
      const [dx, dy] = this.#centre(other).map((each, axis) => each - [x, y][axis]);
      const length = Math.hypot(dx, dy);
      return { other, length, cosine: (dx * right - dy * up) / length };
    }).filter((each) => each.length > 0 && each.length < 1.1 && each.cosine > 0.4).sort((a, b) => b.cosine - a.cosine);
    return near[0]?.other ?? name;
  }

  #key(event) {
    const name = event.target.closest("[data-square]")?.dataset.square;
    if (!name || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const step = ARROWS[event.key]?.map((each) => (this.flipped ? -each : each));
    if (step && this.cells) {
      this.#focus(this.#towards(name, step));
    } else if (this.cells && (event.key === "Home" || event.key === "End")) {
      this.#focus(Object.keys(this.cells).at(event.key === "Home" ? 0 : -1));
    } else if (step) {
      const [file, rank] = squareAt(name);
      this.#go(Math.min(this.files - 1, Math.max(0, file + step[0])), Math.min(this.ranks - 1, Math.max(0, rank + step[1])));
    } else if (event.key === "Home" || event.key === "End") {
      this.#go(event.key === "Home" ? 0 : this.files - 1, squareAt(name)[1]);
    } else if (event.key === "Enter" || event.key === " ") {
      this.tell("square", { name, key: "" });
    } else if (/^[a-z]$/.test(event.key)) {
      this.tell("square", { name, key: event.key });
      return;
    } else {
      return;
    }
    event.preventDefault();
  }

  #go(file, rank) {
    return this.#focus(squareName(file, rank));
  }

  async #focus(name) {
    this.active = name;
    await this.updateComplete;
    this.querySelector(`[data-square="${this.active}"]`)?.focus();
  }

  #click(event) {
    const name = event.target.closest("[data-square]")?.dataset.square;
    if (name) {
      this.active = name;
      this.tell("square", { name, key: "" });
    }
  }

  /** The square under the mouse, "" off the board; a finger points at nothing. */
  #over(event) {
    if (event.pointerType === "mouse") {
      this.tell("over", { name: event.type === "pointerleave" ? "" : event.target.closest("[data-square]")?.dataset.square ?? "" });
    }
  }

  #drag(event) {
    this.tell("lift", { name: event.target.closest("[data-square]").dataset.square });
    event.dataTransfer.setData("text/plain", "piece");
    event.dataTransfer.effectAllowed = "move";
  }

  #drop(event) {
    const name = event.target.closest("[data-square]")?.dataset.square;
    event.preventDefault();
    if (name && event.dataTransfer.getData("text/plain") === "piece") {
      this.tell("square", { name, key: "p" });
    }
  }

  /** One row: hexagons of one rank do not lie on a line. */
  #hexagons() {
    return html`<div class="board hexagons ${this.outline}" role="grid" aria-label=${this.label} @keydown=${this.#key} @click=${this.#click}
        @pointerdown=${this.#touch} @dragover=${(event) => event.preventDefault()} @drop=${this.#drop}>
      <div role="row" class="cells">${Object.entries(this.cells).map(([name, [file, rank]]) =>
        this.#cell(name, ["dark", "light", "middle"][(file + rank) % 3], nothing, name))}</div>${this.#arrows()}</div>`;
  }

  render() {
    if (this.cells) {
      return this.#hexagons();
    }
    const ranks = [...Array(this.ranks).keys()];
    const files = [...Array(this.files).keys()];
    (this.flipped ? files : ranks).reverse();
    return html`${this.#waiting(this.aside?.above, files)}<div class="board" role="grid" aria-label=${this.label} @keydown=${this.#key} @click=${this.#click}
        @pointerdown=${this.#touch} @pointerover=${this.#over} @pointerleave=${this.#over} @dragover=${(event) => event.preventDefault()} @drop=${this.#drop}>
      ${ranks.map((rank) => html`<div role="row" class="rank">
        ${files.map((file) => this.#square(file, rank, files[0], ranks.at(-1)))}</div>`)}${this.#arrows()}</div>${this.#waiting(this.aside?.below, files)}`;
  }

  #waiting(men, files) {
    return men ? html`<ul class="waiting" aria-label="Pieces that wait to enter">${files.map((file) => (men[file] ? html`<li aria-label=${
      `${men[file].side} ${men[file].kind?.name || men[file].kind?.letter || "piece"} behind file ${String.fromCharCode(97 + file)}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">${icon(men[file].kind, men[file].side)}</svg></li>` : html`<li aria-hidden="true"></li>`))}</ul>` : nothing;
  }

  #square(file, rank, firstFile, lastRank) {
    const name = squareName(file, rank);
    return this.#cell(name, (file + rank) % 2 === 0 ? "dark" : "light", file === firstFile ? rank + 1 : nothing,
      rank === lastRank ? name[0] : nothing);
  }

  #cell(name, shade, besideRank, belowFile) {
    const seen = this.squares[name] || {};
    const marks = ["last", "checked", "chosen", "wall", "preview"].filter((mark) => seen[mark]).map((mark) => ` is-${mark}`).join("");
    const lifts = seen.piece || seen.lift;
    return html`<div role="gridcell" data-square=${name} class="square ${shade}${marks}"
        data-rank=${besideRank} data-file=${belowFile}
        tabindex=${name === this.active ? 0 : -1} aria-label=${`${name}${this.words(seen)}`}
        draggable=${lifts ? "true" : nothing} @dragstart=${lifts ? this.#drag : nothing}>
      <svg viewBox="0 0 100 100" aria-hidden="true">${figure(seen, this.flipped ? -1 : 1)}</svg></div>`;
  }
}

/** An arrow between two places, in steps of the board; a ring around one. */
function arrow([x, y], to) {
  if (!to) {
    return `M${x - 0.44} ${y}a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0z M${x - 0.34} ${y}a.34 .34 0 1 1 .68 0a.34 .34 0 1 1 -.68 0z`;
  }
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy);
  // Along the arrow and to its left, from where it starts; its head ends inside the square.
  const at = (along, left) => `${x + (dx * along - dy * left) / length} ${y + (dy * along + dx * left) / length}`;
  const tip = length - 0.1;
  return `M${at(0.2, 0.06)}L${at(tip - 0.32, 0.06)}L${at(tip - 0.32, 0.18)}L${at(tip, 0)}L${at(tip - 0.32, -0.18)}L${at(tip - 0.32, -0.06)}L${at(0.2, -0.06)}z`;
}

/** The marks of a square, which differ in shape as well as in colour. */
function figure(seen, up) {
  if (seen.man || seen.target || seen.hint) {
    const man = seen.man ? icon(seen.man.kind, seen.man.side, seen.man.side === "white" ? up : -up) : nothing;
    // Smaller, so that its worth covers nothing of it.
    return svg`${seen.worth ? svg`<g transform="translate(16 2) scale(.68)">${man}</g>` : man}
      ${seen.worth ? svg`<rect class="worth-face" x="10" y="71" width="80" height="27" rx="7"/>
        <text class="worth" x="50" y="85" text-anchor="middle" dominant-baseline="central">${seen.worth}</text>` : nothing}
      ${seen.target ? target(seen) : seen.hint ? svg`<g class="hint-of-move">${target(seen)}</g>` : nothing}`;
  }
  if (seen.piece && seen.kind) {
    return icon(seen.kind, "white");
  }
  if (seen.piece) {
    return svg`<circle class="disc" cx="50" cy="50" r="36"/><circle class="rim" cx="50" cy="50" r="29"/>
      <text class="sign" x="50" y="50" text-anchor="middle" dominant-baseline="central"
        font-size=${seen.piece.length > 1 ? 28 : 38}>${seen.piece}</text>`;
  }
  return svg`${seen.ghost ? pawn("ghost") : nothing}${seen.friend ? pawn("friend") : nothing}${seen.enemy ? pawn("enemy") : nothing}
    ${seen.capture ? svg`<circle class="taken" cx="50" cy="50" r="42"/>` : nothing}${mark(seen)}`;
}

/** A square that the chosen piece may go to: a dot, or corners around what it takes. */
function target(seen) {
  return seen.takes ? svg`<path class="target-corners" d="M4 30V4h26M70 4h26v26M96 70v26H70M30 96H4V70"/>`
    : svg`<circle class="target-dot" cx="50" cy="50" r="15"/>`;
}

function pawn(side) {
  return svg`<path class=${side} d="M50 18a13 13 0 0 1 8 23c5 3 7 6 7 9h-7c1 10 5 17 13 22v9H29v-9c8-5 12-12 13-22h-7c0-3 2-6 7-9a13 13 0 0 1 8-23z"/>`;
}

export function mark(seen) {
  if (seen.friend || seen.enemy) {
    return nothing;
  }
  const first = seen.first ? " first" : "";
  if (seen.move && seen.attack) {
    return svg`<circle class=${"both" + first} cx="50" cy="50" r="17"/>`;
  }
  if (seen.move) {
    return svg`<circle class=${"move" + first} cx="50" cy="50" r="15"/>`;
  }
  return seen.attack ? svg`<path class=${"attack" + first} d="M34 34 66 66M66 34 34 66"/>` : nothing;
}

customElements.define("pw-board", Board);
