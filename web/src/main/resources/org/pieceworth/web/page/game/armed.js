/** Not the comma of a leap such as `(1,3)`. */
const COMMA = /,(?![^(]*\))/;

/** The pieces of a rank, as they were typed: letters, or words between commas; a number is so many empty squares. */
export function listed(army) {
  return (army.includes(",") ? army.split(COMMA) : army.match(/\d+|.'?/gu) ?? []).map((piece) => piece.trim())
    .flatMap((piece) => (/^[1-9]\d?$/.test(piece) ? Array(Number(piece)).fill("") : piece));
}

export const CHESS = "R,N,B,Q,K,B,N,R";

/** The same army on other files: the last pieces go, the king never; new ones come between knights and bishops. */
export function resized(army, files) {
  const pieces = listed(army);
  while (pieces.length > files) {
    pieces.splice(pieces.at(-1) === "K" ? -2 : -1, 1);
  }
  for (let more = 0; pieces.length < files; more++) {
    more % 2 === 0 ? pieces.splice(2, 0, "archbishop") : pieces.splice(-2, 0, "chancellor");
  }
  return pieces.join(",");
}

/** The address of a game with a piece in armies of chess. */
export function gameWith(piece, instead, side, board) {
  const [files] = (board || "8x8").split("x").map(Number);
  const own = resized(CHESS, files);
  const changed = listed(own).map((each) => (each === instead ? piece : each)).join(",");
  return { page: "game", with: piece, instead, for: side, board: board === "8x8" ? "" : board, white: side === "black" ? own : changed,
    black: side === "white" ? own : changed };
}
