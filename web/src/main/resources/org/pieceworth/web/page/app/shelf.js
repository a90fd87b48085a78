import { ask, send } from "/app/api.js";
import { link } from "/app/state.js";
import { called } from "/parts/icon.js";

/** Pages with names, which the server stores: pieces, games and fits. */
export async function entries() {
  return (await ask("shelf")).entries;
}

export function add({ name, address }) {
  return send("POST", "shelf", { name }, address);
}

export function rename(id, name) {
  return send("POST", `shelf/${id}`, { name });
}

export function remove(id) {
  return send("DELETE", `shelf/${id}`);
}

function plies(moves) {
  const many = moves ? moves.split(" ").length : 0;
  return many === 0 ? "" : `, ${many} ${many === 1 ? "ply" : "plies"}`;
}

/** What a page has for the shelf, with a first name; nothing on other pages. */
export function shelved(page, values) {
  const name = {
    piece: () => values.piece !== "none" && `${called(values.piece)}${values.board ? ` on ${values.board}` : ""}`,
    game: () => `${values.with ? `Game with ${called(values.with)}` : values.variant || "chess"}${plies(values.moves)}`,
    games: () => values.job && `Fit of ${new Date().toISOString().slice(0, 10)}`,
  }[page]?.();
  return name ? { name: name.slice(0, 100), address: link(values).slice(1) } : undefined;
}
