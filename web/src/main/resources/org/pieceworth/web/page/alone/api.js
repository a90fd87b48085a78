export { Latest } from "/app/latest.js";

/** True on a page without a server. */
export const alone = true;

/** Answers the questions `game` and `reply`, in the page itself. */
export const ask = globalThis.pieceworth.ask;

const none = () => Promise.reject(new Error("this page has no server"));

export const askText = none;
export const awaitServer = none;
export const keep = none;
export const named = none;
export const send = none;

export function address() {
  return "";
}
