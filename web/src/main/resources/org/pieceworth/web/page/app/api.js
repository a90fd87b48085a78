import { plain } from "/app/words.js";

/** A refusal by the server, with its sentence. */
export class Refused extends Error {
  constructor(problem, status) {
    super(plain(problem.detail || problem.title || "") || `the server answered ${status}`);
    this.setting = problem.setting || "";
    this.status = status;
  }
}

const ROOT = "/api/v1/";

/** The address of a question; lists become repeated parameters, empty texts are left out. */
export function address(name, parameters = {}) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== "" && each !== undefined && each !== null && each !== false) {
        query.append(key, each);
      }
    }
  }
  const text = query.toString();
  return ROOT + name + (text ? "?" + text : "");
}

/** Fetches; a server that is away is reported as one. */
async function reached(...request) {
  try {
    return await fetch(...request);
  } catch (failure) {
    if (failure.name === "AbortError") {
      throw failure;
    }
    awaitServer();
    throw new Error("the server does not answer; is it still running?");
  }
}

let waiting = false;

/** Polls until the server is back, and tells the pages. */
async function awaitServer() {
  if (waiting) {
    return;
  }
  waiting = true;
  for (let wait = 1000, back = false; !back; wait = Math.min(2 * wait, 15_000)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    back = await fetch(ROOT + "jobs").then(() => true, () => false);
  }
  waiting = false;
  dispatchEvent(new Event("server-back"));
}

async function answer(response) {
  if (response.ok) {
    return response.status === 204 ? null : response.json();
  }
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    // A refusal without a body still has its status.
  }
  throw new Refused(problem, response.status);
}

export async function ask(name, parameters, signal) {
  return answer(await reached(address(name, parameters), { signal }));
}

export async function askText(name, parameters, signal) {
  const response = await reached(address(name, parameters), { signal });
  return response.ok ? response.text() : answer(response);
}

export async function send(method, name, parameters, body, signal) {
  return answer(await reached(address(name, parameters), { method, body, signal }));
}

/** Sends a small file, which questions then name by its number. */
export function keep(file) {
  return named(file, send("POST", "files", { name: file.name }, file));
}

/** An upload whose failures say the name of its file. */
export async function named(file, upload) {
  try {
    return await upload;
  } catch (failure) {
    if (!failure.message.includes(file.name)) {
      failure.message = `${file.name}: ${failure.message}`;
    }
    throw failure;
  }
}

/** Without a key for so long, nobody is typing. */
const QUIET = 400;
/** A pause in typing: the text is worth asking about. */
const PAUSE = 120;

/** Repeats a question as its subject changes. The request before is cancelled, so that the latest answer wins. */
export class Latest {
  #controller = new AbortController();
  #timer = 0;
  #typed = -QUIET;

  /** Cancels the request. */
  stop() {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }

  /** How long to wait for more keys: a first key is answered at once, later ones when the typing pauses. */
  get patience() {
    const since = performance.now() - this.#typed;
    this.#typed += since;
    return since < QUIET ? PAUSE : 0;
  }

  /** Runs a task after a wait; `failed` hears why it could not be done, unless it was cancelled. */
  attempt(task, failed, wait = 0) {
    return this.run(async (signal) => {
      try {
        await task(signal);
      } catch (failure) {
        if (failure.name === "AbortError") {
          throw failure;
        }
        failed(failure.message);
      }
    }, wait);
  }

  run(task, wait = 0) {
    this.stop();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    return new Promise((resolve) => {
      this.#timer = setTimeout(async () => {
        try {
          resolve(await task(signal));
        } catch (failure) {
          if (failure.name !== "AbortError") {
            throw failure;
          }
        }
      }, wait);
    });
  }
}
