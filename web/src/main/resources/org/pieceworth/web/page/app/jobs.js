import { address, ask, awaitServer, named, send } from "/app/api.js";
import { plain } from "/app/words.js";

/** Jobs of the server: games and fits that continue without a page. */
export function begin(kind, parameters) {
  return send("POST", kind, parameters);
}

export async function all() {
  return (await ask("jobs")).jobs;
}

/** Pauses, resumes or cancels. */
export function tell(id, wish) {
  return send("POST", `jobs/${id}/${wish}`);
}

export function answer(id) {
  return ask(`jobs/${id}/files/answer.json`);
}

/** The lines and tables of the answer; none of a job from before they were kept. */
export function parts(id) {
  return ask(`jobs/${id}/files/parts.json`).catch(() => []);
}

export function file(id, name) {
  return address(`jobs/${id}/files/${name}`);
}

/**
 * Listens to a job until it is over, through restarts of the server. Returns a function that ends the listening.
 * @param lost hears "away" while the server does not answer, "gone" where it has no such job
 */
export function follow(id, hear, lost) {
  let source;
  let left = false;
  const listen = () => {
    source = new EventSource(address(`jobs/${id}/events`));
    source.addEventListener("open", () => lost(""));
    source.addEventListener("job", (event) => {
      const job = JSON.parse(event.data);
      hear(job);
      if (over(job)) {
        source.close();
      }
    });
    source.addEventListener("error", async () => {
      // Left to itself a browser may ask again at once, or never.
      source.close();
      const gone = await fetch(address(`jobs/${id}`), { signal: AbortSignal.timeout(5000) })
        .then((response) => response.status === 404, () => false);
      if (left) {
        return;
      }
      lost(gone ? "gone" : "away");
      if (gone) {
        return;
      }
      await awaitServer();
      if (!left) {
        listen();
      }
    });
  };
  listen();
  return () => {
    left = true;
    source.close();
  };
}

export function over(job) {
  return ["done", "failed", "cancelled"].includes(job.state);
}

/** Sends a file with a question, and hears how much has gone. */
export function submit(name, parameters, body, hear) {
  return named(body, new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address(name, parameters));
    request.upload.addEventListener("progress", (event) => hear(event.total > 0 ? event.loaded / event.total : 0));
    request.addEventListener("error", () => reject(new Error("the file could not be sent; is the server still running?")));
    request.addEventListener("load", () => {
      try {
        const answered = JSON.parse(request.responseText);
        request.status < 300 ? resolve(answered) : reject(new Error(plain(answered.detail || "") || `the server answered ${request.status}`));
      } catch {
        reject(new Error(`the server answered ${request.status}`));
      }
    });
    request.send(body);
  }));
}
