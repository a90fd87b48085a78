import { nothing, svg } from "lit";
import { ask } from "/app/api.js";
import { SHAPES } from "/parts/shapes.js";

const KEY = "pieceworth-pieces";

/** Pieces that have a drawing, by the moves that they are made of. */
const DRAWN = { R: ["rook"], B: ["bishop"], BR: ["queen"], N: ["knight"], BN: ["bishop", "knight"], NR: ["rook", "knight"],
  BNR: ["queen", "knight"], BW: ["bishop", "crown"], FR: ["rook", "crown"], FNW: ["knight", "crown"] };

const RIM = 41;

function whole(ray) {
  return ray.modality === "mc" && !ray.initial && !ray.around && !ray.enPassant;
}

/** Letters of moves in all their directions: W F N R B; undefined where there are others. */
function atoms(kind) {
  const counts = {};
  for (const ray of kind.rays) {
    const step = [Math.abs(ray.dx), Math.abs(ray.dy)].sort().join();
    const letter = whole(ray) && { "leap 0,1 1": "W", "leap 1,1 1": "F", "leap 1,2 1": "N", "slide 0,1 0": "R",
      "slide 1,1 0": "B" }[`${ray.kind} ${step} ${ray.max}`];
    if (!letter) {
      return undefined;
    }
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  const all = Object.entries(counts).every(([letter, count]) => count === (letter === "N" ? 8 : 4));
  return all && !kind.bent && !kind.legs ? Object.keys(counts).sort().join("") : undefined;
}

/** One step ahead without capturing, captures aslant, perhaps more as a first move. */
function isPawn(kind) {
  const usual = kind.rays.filter((ray) => !ray.initial);
  return usual.length > 0 && !kind.bent && !kind.legs
    && kind.rays.every((ray) => ray.dy > 0 && (ray.dx === 0 ? ray.modality === "m" : ray.modality === "c" && !ray.initial))
    && usual.every((ray) => ray.kind === "leap" && ray.dy === 1 && Math.abs(ray.dx) <= 1)
    && usual.length === 3;
}

/** The drawings of a piece that is known by its shape. */
function shapes(kind) {
  if (isPawn(kind)) {
    return ["pawn"];
  }
  const made = atoms(kind);
  return made === "FW" && kind.royal ? ["king"] : DRAWN[made];
}

function drawing(name, side, at = "") {
  const { body, lines } = SHAPES[name];
  return svg`<g transform=${at || nothing}><path class=${`man ${side}`} d=${body}/><path class=${`man-line ${side}`} d=${lines}/></g>`;
}

function drawings([one, other], side) {
  if (!other) {
    return drawing(one, side);
  }
  return other === "crown" ? svg`${drawing(one, side, "translate(0 8) scale(.9)")}${drawing("crown", side, "translate(52 2) scale(.46)")}`
    : svg`${drawing(one, side, "translate(28 4) scale(.74 .96)")}${drawing(other, side, "translate(-4 26) scale(.76)")}`;
}

/** The end of a line from the centre in a direction, so many units long. */
function toward(dx, dy, length) {
  const size = Math.hypot(dx, dy);
  return [50 + (dx * length) / size, 50 - (dy * length) / size];
}

/** Small enough that dots on neighbouring squares stay apart. */
function dot(x, y, modality, first, unit = 18) {
  const size = Math.max(5.4, Math.min(7, 0.39 * unit));
  const more = first ? " first-move" : "";
  if (modality === "m") {
    return svg`<circle class=${"ring" + more} cx=${x} cy=${y} r=${size - 1.2}/>`;
  }
  return modality === "c" ? svg`<path class=${"line cross" + more} d=${`M${x - 5} ${y - 5}l10 10m0-10l-10 10`}/>`
    : svg`<circle class=${"dot" + more} cx=${x} cy=${y} r=${size}/>`;
}

function line(points, modality, first) {
  const [x, y] = points.at(-1);
  const path = "M" + points.map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L");
  return svg`<path class=${`line${modality === "m" ? " quiet-line" : ""}${first ? " first-move" : ""}`} d=${path}/>
    ${modality === "c" ? dot(x, y, "c", first) : nothing}`;
}

function ray(each, unit, up) {
  const dy = each.dy * up;
  const step = Math.hypot(each.dx, dy) * unit;
  const [x, y] = [50 + each.dx * unit, 50 - dy * unit];
  if (each.kind === "leap" || each.kind === "over" || (each.kind === "lame" && each.max === 1)) {
    return svg`${each.kind === "leap" ? nothing : svg`<path class="thin" d=${`M50 50L${x} ${y}`}/>`}${dot(x, y, each.modality, each.initial, unit)}`;
  }
  const far = each.max === 0 ? RIM : Math.min(RIM, step * each.max);
  const end = toward(each.dx, dy, far);
  const start = each.kind === "ski" ? toward(each.dx, dy, Math.min(far - 8, 2 * step)) : [50, 50];
  const hurdle = each.kind === "hop" || each.kind === "grasshop";
  const [a, b] = toward(each.dx, dy, each.kind === "hop" ? 22 : 28);
  return svg`${line([start, end], each.modality, each.initial)}
    ${hurdle ? svg`<circle class="hurdle" cx=${a} cy=${b} r="6.5"/>` : nothing}`;
}

/** Where a line from a point in a direction comes to the rim. */
function onRim([x, y], dx, dy) {
  let [endX, endY] = [x, y];
  while (Math.hypot(endX + dx - 50, endY + dy - 50) <= RIM) {
    [endX, endY] = [endX + dx, endY + dy];
  }
  return [endX, endY];
}

/** A ride whose steps bend; where it goes on, to the rim. */
function bentLine(steps, goesOn, modality, first, unit) {
  const points = [[50, 50]];
  steps.forEach(([dx, dy]) => points.push([points.at(-1)[0] + dx * unit, points.at(-1)[1] - dy * unit]));
  if (goesOn) {
    const [dx, dy] = steps.at(-1);
    points[points.length - 1] = onRim(points.at(-1), dx, -dy);
  }
  return line(points, modality, first);
}

function bent(each, unit, up) {
  return bentLine(each.steps.map(([dx, dy]) => [dx, dy * up]), each.max !== each.steps.length, each.modality, each.initial, unit);
}

/** Moves of several legs: a line where a leg rides, else a dot where they end. */
function legs(each, unit, up) {
  const steps = each.path.map((leg) => [leg.dx, leg.dy * up]);
  if (each.path.at(-1).max !== 1) {
    return bentLine(steps, true, "mc", each.initial, unit);
  }
  const dx = steps.reduce((sum, step) => sum + step[0], 0);
  const dy = steps.reduce((sum, step) => sum + step[1], 0);
  return dx === 0 && dy === 0 ? svg`<circle class="hurdle" cx="50" cy="50" r="10"/>` : dot(50 + dx * unit, 50 - dy * unit, "mc", each.initial, unit);
}

/** How far the steps of a bent ride lead from its first square. */
function reach({ steps }) {
  let [x, y] = [0, 0];
  return Math.max(...steps.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return Math.hypot(x, y);
  }));
}

/** A disc with the piece's own moves: dots for leaps, lines for rides; rings do not capture, crosses do nothing else. */
function glyph(kind, side, up) {
  const sizes = [...kind.rays.filter((each) => each.max === 1 || each.kind !== "slide").map((each) => Math.max(Math.abs(each.dx), Math.abs(each.dy))),
    ...(kind.bent ?? []).map(() => 2), ...(kind.legs ?? []).map(() => 2), 1];
  const usual = { 1: 22, 2: 16, 3: 11.5 }[Math.max(...sizes)] ?? 35 / Math.max(...sizes);
  const unit = Math.min(usual, ...(kind.bent ?? []).map((each) => RIM / reach(each)));
  return svg`<g class=${`glyph ${side}`} transform="translate(6 6) scale(.88)"><circle class="face" cx="50" cy="50" r="46"/>
    ${kind.royal ? svg`<circle class="royal" cx="50" cy="50" r="41"/>` : nothing}
    <rect class="dot" x="46" y="46" width="8" height="8"/>
    ${kind.rays.map((each) => ray(each, unit, up))}
    ${(kind.bent ?? []).map((each) => bent(each, unit, up))}
    ${(kind.legs ?? []).map((each) => legs(each, unit, up))}</g>`;
}

function lettered(kind, side) {
  const text = kind.letter || "?";
  return svg`<g class=${`glyph ${side}`}><circle class="face" cx="50" cy="50" r="40"/>
    <text class="letter" x="50" y="51" text-anchor="middle" dominant-baseline="central" font-size=${text.length > 1 ? 38 : 50}>${text}</text></g>`;
}

/**
 * A piece as an icon on a square of 100 by 100, on every page alike.
 * @param kind {rays, bent, legs, royal, letter}
 * @param side white or black
 * @param up 1 where its side moves up the page, −1 where it moves down
 */
export function icon(kind, side, up = 1) {
  if (!kind.rays || letters()) {
    return lettered(kind, side);
  }
  const known = shapes(kind);
  return svg`${known ? drawings(known, side) : glyph(kind, side, up)}
    ${kind.letter?.startsWith("+") ? svg`<path class="plus" d="M80 8v24M68 20h24"/>` : nothing}`;
}

/** True where this browser shows letters instead. */
export function letters() {
  return localStorage.getItem(KEY) === "letters";
}

/** The moves of pieces that were typed, asked for once; tells when some have come. */
class Icons extends EventTarget {
  #kinds = new Map();
  #wanted = new Set();

  chooseLetters(wanted) {
    localStorage.setItem(KEY, wanted ? "letters" : "icons");
    this.dispatchEvent(new Event("change"));
  }

  /** The kind of a piece by its name or notation; undefined until it has come, and where there is none. */
  find(piece) {
    if (piece && !this.#kinds.has(piece)) {
      this.#kinds.set(piece, undefined);
      if (this.#wanted.size === 0) {
        queueMicrotask(() => this.#fetch());
      }
      this.#wanted.add(piece);
    }
    return this.#kinds.get(piece);
  }

  async #fetch() {
    const pieces = [...this.#wanted];
    this.#wanted.clear();
    await this.#ask(pieces).catch(() => Promise.all(pieces.map((piece) => this.#ask([piece]).catch(() => {}))));
    this.dispatchEvent(new Event("change"));
  }

  async #ask(pieces) {
    const { pieces: known } = await ask("moves", { piece: pieces });
    known.forEach((each, i) => this.#kinds.set(pieces[i], { ...each, royal: each.name === "king", letter: "" }));
  }
}

export const icons = new Icons();
