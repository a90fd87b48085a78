/** The piece in hand, which the bar of every page leads through the pages: the last one of the Piece page. It stays in this browser. */
const KEY = "pieceworth-hand";

/** The piece and its board; no piece before one was made. */
export function inHand() {
  const [piece = "", board = "8x8"] = (localStorage.getItem(KEY) ?? "").split("\n");
  return { piece, board };
}

export function takeInHand(piece, board) {
  localStorage.setItem(KEY, piece ? `${piece}\n${board}` : "");
}
