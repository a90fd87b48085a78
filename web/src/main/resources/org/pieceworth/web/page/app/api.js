/** What the server refused, with its sentence. */
export class Refused extends Error {
  constructor(problem, status) {
    super(problem.detail || problem.title || `the server answered ${status}`);
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

/** Fetches; where nobody answers, that is said as people would. */
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

/** Asks now and then until the server is back, and tells the pages. */
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
    // A refusal without a body still has its number.
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
  return send("POST", "files", { name: file.name }, file);
}

/** Runs a question anew; what was asked before is given up, so that the latest answer wins. */
export class Latest {
  #controller = new AbortController();
  #timer = 0;

  /** Gives up what was asked. */
  stop() {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }

  /** Waits until nothing has been asked for some milliseconds. */
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
