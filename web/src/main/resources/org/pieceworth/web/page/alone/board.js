/** The board of a page without a server: its parts are packed in the page, rules and engine answer from a worker. */
(async () => {
  const host = document.getElementById("play-board");
  const data = JSON.parse(document.getElementById("play-board-data").textContent);
  const { game } = data;
  const made = new Map();

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  }

  function blob(...texts) {
    return URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
  }

  /** The address of a module, once the modules that it imports have theirs. */
  function address(modules, name) {
    if (!made.has(name)) {
      made.set(name, blob(modules[name].replace(/\b(from|import) "((?:page|lib):[^"]+)"/g,
        (_, word, other) => `${word} "${address(modules, other)}"`)));
    }
    return made.get(name);
  }

  /** Runs in the worker, behind the compiled rules and engine. */
  const answering = `;let player;onmessage = ({ data: { id, task, values } }) => {
    const answer = { id };
    try {
      if (task === "load") { player = self.load(...values); } else { answer.text = player[task](...values); }
    } catch (failure) {
      answer.failure = failure.message || String(failure);
    }
    postMessage(answer);
  };`;

  function failed(why) {
    host.replaceChildren(Object.assign(document.createElement("p"), { textContent: `The board cannot be shown: ${why}` }));
  }

  const waiting = new Map();
  let worker;
  let asked = 0;

  function call(task, values) {
    return new Promise((resolve, reject) => {
      const id = asked++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task, values });
    });
  }

  /** A question of the Play page, with the server's parameters and answers. */
  async function ask(name, parameters, signal) {
    const { fen = "", moves = "", resigned = "", nodes = 0, movetime = 0 } = parameters;
    const values = name === "game" ? [fen, moves, resigned] : [fen, moves, Number(nodes), Number(movetime)];
    if (name !== "game" && name !== "reply") {
      throw new Error("this page has no server");
    }
    const answer = JSON.parse(await call(name, values));
    if (signal?.aborted) {
      throw new DOMException("no longer asked", "AbortError");
    }
    if (answer.detail) {
      throw new Error(answer.detail);
    }
    return name === "game" ? { variant: game.variant, rules: {}, kinds: game.kinds, notModelled: game.notModelled, ...answer } : answer;
  }

  try {
    const [page, engine] = await Promise.all([unpacked(data.page), unpacked(data.engine)]);
    const { modules, style } = JSON.parse(page);
    worker = new Worker(blob(engine, answering));
    worker.onmessage = ({ data: { id, text, failure } }) => {
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      failure ? reject(new Error(failure)) : resolve(text);
    };
    worker.onerror = (event) => failed(event.message);
    globalThis.pieceworth = { ask };
    // The address holds the game, so that a link goes on from there; links within the page only scroll.
    if (!new URLSearchParams(location.hash.slice(1)).has("page")) {
      history.replaceState(null, "", `#${new URLSearchParams({ page: "game", ...Object.fromEntries(Object.entries(game.state).filter(([, value]) => value)) })}`);
    }
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href^='#']");
      const target = link && document.getElementById(link.getAttribute("href").slice(1));
      if (target) {
        event.preventDefault();
        target.scrollIntoView();
        target.setAttribute("tabindex", "-1");
        target.focus({ preventScroll: true });
      }
    });
    const loaded = call("load", [game.ini, game.variant, game.tags]);
    await import(address(modules, "page:/game/game-page.js"));
    await loaded;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.replaceAll(":root", ":host").replace("color-scheme: light dark;", "display: block;"));
    host.replaceChildren();
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement("pw-game-page"));
    host.dataset.ready = "true";
  } catch (failure) {
    failed(failure.message);
  }
})();
