/** How a click changes the rays of a piece. The server names and values them. */
const NEXT = { "": "mc", mc: "m", m: "c", c: "" };

export const SYMMETRIES = {
  eight: "Eightfold",
  four: "Quarter turns",
  mirror: "Left and right",
  none: "None",
};

/** What a click lets the piece do; the first steps through all. */
export const USES = { "": "moves and captures", m: "only moves", c: "only captures" };

export const REACHES = { leap: "leap", ride: "ride", again: "repeated leap" };

export const MANNERS = {
  plain: "plain",
  lame: "lame",
  jump: "must jump",
  hop: "cannon hop",
  grasshop: "grasshopper hop",
};

function divisor(a, b) {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

/** The steps that belong together with one. */
export function images(dx, dy, symmetry, forward) {
  const turned = (x, y) => [[x, y], [-y, x], [-x, -y], [y, -x]];
  const all = {
    eight: () => [...turned(dx, dy), ...turned(-dx, dy)],
    four: () => turned(dx, dy),
    mirror: () => [[dx, dy], [-dx, dy]],
    none: () => [[dx, dy]],
  }[symmetry]();
  const ahead = forward && dy > 0 ? all.filter(([, up]) => up > 0) : all;
  return [...new Map(ahead.map((step) => [step.join(), step])).values()];
}

const ATOMS = { "0,1": "W", "1,1": "F", "0,2": "D", "1,2": "N", "2,2": "A", "0,3": "H", "1,3": "C", "2,3": "Z", "3,3": "G" };

function atom(dx, dy) {
  const [small, large] = [Math.abs(dx), Math.abs(dy)].sort((one, other) => one - other);
  return ATOMS[`${small},${large}`] ?? `(${small},${large})`;
}

/** The directions like (x, y) that lead most directly away, after a step (dx, dy). */
function outward([dx, dy], [x, y]) {
  const all = images(x, y, "eight");
  const most = Math.max(...all.map(([right, up]) => right * dx + up * dy));
  return all.filter(([right, up]) => right * dx + up * dy === most);
}

/** The directions of rook, bishop and knight that go on from a first step in another direction. */
export function bends(first) {
  return [[0, 1], [1, 1], [1, 2]].flatMap((step) => outward(first, step)).filter(([x, y]) => x * first[1] !== y * first[0]);
}

/** Notation of a ride that bends: a step, and if the piece goes on, a ride from there; "" for a ride that does not lead away. */
export function bent(first, second) {
  const steps = divisor(...second);
  const [x, y] = second.map((each) => each / steps);
  const straight = x * first[1] === y * first[0];
  const ride = { "0,1": "R", "1,1": "B" }[[Math.abs(x), Math.abs(y)].sort().join()] ?? atom(x, y) + (atom(x, y).length === 1 ? atom(x, y) : "0");
  return !straight && outward(first, [x, y]).some(([right, up]) => right === x && up === y) ? `[${atom(...first)}?${ride}]` : "";
}

/** A notation with a ride that bends, or without it where it has it, perhaps spelled apart from its first step. */
export function toggled(betza, ride) {
  for (const spelled of [ride, ride.replace("?", "-")]) {
    const at = betza.indexOf(spelled);
    const end = at + spelled.length;
    // Next to small letters or numbers it is another ride.
    if (at >= 0 && !/[a-z]/.test(betza.charAt(at - 1)) && !/[0-9]/.test(betza.charAt(end))) {
      return { betza: betza.slice(0, at) + betza.slice(end), removed: true };
    }
  }
  return { betza: betza + ride, removed: false };
}

/** The ray of a click: a leap to the square, or a ride in its direction. */
function meant(dx, dy, options) {
  const near = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
  const hops = options.manner === "hop" || options.manner === "grasshop";
  if (options.reach === "leap" && !hops) {
    const kind = near ? "leap" : { plain: "leap", lame: "lame", jump: "over" }[options.manner];
    return { kind, dx, dy, max: 1 };
  }
  // Leap after leap a ride's step is the click itself, not the way to its nearest square.
  const steps = options.reach === "again" && !hops ? 1 : divisor(dx, dy);
  const [x, y] = [dx / steps, dy / steps];
  const far = Math.max(Math.abs(x), Math.abs(y)) > 1;
  const max = options.range === "click" ? (options.reach === "again" ? 0 : steps) : Number(options.range);
  if (max === 1 && !hops) {
    return { kind: "leap", dx: x, dy: y, max };
  }
  const kind = { plain: "slide", lame: far ? "lame" : "slide", jump: "ski", hop: "hop", grasshop: "grasshop" };
  return { kind: kind[options.manner], dx: x, dy: y, max: max === 1 ? 0 : max };
}

/** Leaps, rides and hops in one direction are told apart; of each there is one at most. */
function family(ray) {
  const way = ray.kind === "hop" || ray.kind === "grasshop" ? "hop" : ray.max === 1 ? "leap" : "ride";
  return `${way}:${ray.dx},${ray.dy}:${ray.initial ? "i" : ""}`;
}

/** The ray that a click changes: a leap to the first square of a ride changes the ride. */
function about(rays, wanted) {
  const own = rays.find((ray) => family(ray) === family(wanted));
  const ride = rays.find((ray) => wanted.kind === "leap" && family(ray) === family({ ...wanted, max: 0 }));
  return own || ride;
}

/** The rays after a click on the square (dx, dy) from the piece. */
export function clicked(rays, dx, dy, options) {
  let wanted = { ...meant(dx, dy, options), initial: options.initial };
  const known = about(rays, wanted);
  if (known && family(known) !== family(wanted)) {
    wanted = { ...wanted, kind: known.kind, max: known.max };
  }
  const changes = known && (known.kind !== wanted.kind || known.max !== wanted.max);
  const now = known ? known.modality : "";
  const modality = changes ? options.use || now : !options.use ? NEXT[now] : now === options.use ? "" : options.use;
  const both = images(wanted.dx, wanted.dy, options.symmetry, options.forward).map(([x, y]) => ({ ...wanted, dx: x, dy: y, modality }));
  const families = new Set(both.map(family));
  const rest = rays.filter((ray) => !families.has(family(ray)));
  return modality === "" ? rest : [...rest, ...both];
}

/** The squares of a ray from a place: a hurdle's, for a hop, and those where it may end. `free` says which squares are on the board and empty. */
export function traced(ray, [file, rank], free) {
  const way = [];
  for (let i = 1; (ray.max === 0 || i <= ray.max) && free(file + i * ray.dx, rank + i * ray.dy); i++) {
    way.push([file + i * ray.dx, rank + i * ray.dy]);
  }
  const hops = ray.kind === "hop" || ray.kind === "grasshop";
  return { hurdle: hops ? way[0] : undefined, ends: way.slice(hops || ray.kind === "ski" ? 1 : 0, ray.kind === "grasshop" ? 2 : way.length) };
}

function letters(ray) {
  const plain = ray.enPassant === "only" ? ray.modality.replace("c", "") : ray.modality;
  return plain + (ray.enPassant ? "e" : "") + (ray.initial ? "i" : "") + (ray.around ? "o" : "");
}

/** As the server reads them. */
export function written(rays) {
  return rays.map((ray) => `${ray.kind}:${ray.dx},${ray.dy},${ray.max},${letters(ray)}`).join(";");
}
