import { link, state } from "/app/state.js";
import { alone } from "/app/api.js";
import { count } from "/app/numbers.js";
import { CHESS, resized } from "/game/armed.js";

/** The names of rules in the address, and in requests. */
const RULES = { variant: "variant", white: "white", black: "black", board: "board", whitePawns: "white-pawns", blackPawns: "black-pawns" };

export const LEVELS = alone ? { 30: "beginner: 30 nodes per move", 300: "player: 300 nodes per move", 3000: "strong: 3,000 nodes per move" }
  : { ...Object.fromEntries([10, 50, 200, 500, 2000, 10000, 100000].map((nodes) => [nodes, `${count(nodes)} nodes per move`])), 10: "10 nodes per move: a beginner",
    "1s": "1 second per move", "5s": "5 seconds per move" };

export const USUAL_LEVEL = alone ? "300" : "500";

/** The rules of the game in the address. */
export function rules() {
  const asked = Object.fromEntries(Object.entries(RULES).map(([name, option]) => [option, state.get(name)]));
  const file = state.get("file");
  return { ...asked, variant: file ? `@${file}:${asked.variant}` : asked.variant, board: asked.board === "8x8" && !asked.variant ? "" : asked.board };
}

/** The address of rules that the server names. */
export function placed(named) {
  const values = Object.fromEntries(Object.entries(RULES).map(([name, option]) => [name, named[option] ?? ""]));
  // A variant of a file is the one that the page already shows.
  return values.variant.startsWith("@") ? { ...values, variant: state.get("variant") } : { ...values, file: "", from: "" };
}

export function moves() {
  return state.get("moves").split(" ").filter((move) => move);
}

/** The parameters of a game after some of its moves. */
export function asked(played) {
  const all = played.length === moves().length;
  return { ...rules(), fen: state.get("start"), moves: played.join(" "), resigned: all ? state.get("resigned") : "" };
}

/** The engine's level as a limit of its search. */
export function limit() {
  const level = state.get("level", USUAL_LEVEL);
  return level.endsWith("s") ? { movetime: 1000 * Number.parseInt(level, 10) } : { nodes: level };
}

/** The address of the page where the armies of this game are changed. */
export function armies() {
  const usual = resized(CHESS, Number(state.get("board", "8x8").split("x")[0]));
  return link({ page: "armies", board: state.get("board"), white: state.get("white", usual), black: state.get("black", usual),
    whitePawns: state.get("whitePawns"), blackPawns: state.get("blackPawns") });
}
