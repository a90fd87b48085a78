import { plain } from "/app/words.js";

export { Latest } from "/app/latest.js";

/** True on a page without a server, where `alone/api.js` stands for this file. */
export const alone = false;

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

let waiting;

/** Polls until the server is back, and tells the pages. A server that stops may take a request and never answer it; one on a busy machine may be slow. */
export function awaitServer() {
  waiting ??= poll().finally(() => (waiting = undefined));
  return waiting;
}

async function poll() {
  for (let wait = 1000, back = false; !back; wait = Math.min(2 * wait, 4000)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    back = await fetch(ROOT + "jobs", { signal: AbortSignal.timeout(5 * wait) }).then(() => true, () => false);
  }
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
