import { askText } from "/app/api.js";
import { all } from "/app/jobs.js";

const RULES = ["variant", "white", "black", "board", "white-pawns", "black-pawns"];

/** The rules of a game as `assess` takes them, which wants to hear that chess is meant. */
export function assessed(rules) {
  const said = Object.fromEntries(RULES.map((name) => [name, rules[name] ?? ""]));
  return Object.values(said).some((value) => value) ? said : { ...said, variant: "chess" };
}

/** The jobs that judged a game of these rules, the newest first. */
export async function scorecards(rules) {
  const wanted = assessed(rules);
  const jobs = await all();
  return jobs.filter((job) => job.kind === "assess" && RULES.every((name) => (job.parameters[name]?.[0] ?? "") === wanted[name]));
}

/** The newest measurement of one of these pieces. */
async function measured(kinds) {
  const pieces = new Set(Object.values(kinds).flatMap((kind) => [kind.name, kind.betza]).filter((name) => name));
  const jobs = await all();
  return jobs.find((job) => job.kind === "measure" && job.state === "done" && (job.parameters.piece ?? []).some((piece) => pieces.has(piece)));
}

/** Saves text as a file of the browser. */
export function download(text, type, name) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

const LOOK_AGAIN = 3000;

/** The page's text. A server that is still compiling the rules for it is asked again while the part is shown. */
async function compiled(part, question) {
  for (;;) {
    try {
      return await askText("page", question);
    } catch (failure) {
      if (failure.setting !== "player" || !part.isConnected) {
        throw failure;
      }
      part.prepared = "being prepared, about 2 minutes";
      part.requestUpdate();
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }
}

/** Saves a game as one page, with its scorecard and a measurement of its pieces where they are there. */
export async function keepPage(part, question, kinds, name) {
  const scorecard = (await scorecards(question)).find((job) => job.state === "done");
  const asked = { ...question, format: "html", scorecard: scorecard?.id, measured: (await measured(kinds))?.id };
  let text;
  try {
    text = await compiled(part, asked);
  } finally {
    part.prepared = "";
    part.requestUpdate();
  }
  const [, title = name] = /<title>([^<]+)/.exec(text) ?? [];
  download(text, "text/html", `${title.trim().replace(/[^\p{L}\p{M}\p{N}_-]+/gu, "-")}.html`);
}
