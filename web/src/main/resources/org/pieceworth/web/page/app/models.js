import { ask } from "/app/api.js";

let asked;

/** The models of the server with their meanings: requested once, and again after a failure. */
export function models() {
  asked ??= ask("models").then((answer) => answer.rows, (failure) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
