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
