import { ask } from "/app/api.js";

let asked;

/** The models that the server has, with what each looks at: asked once, or again where that failed. */
export function models() {
  asked ??= ask("models").then((answer) => answer.rows, (failure) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
