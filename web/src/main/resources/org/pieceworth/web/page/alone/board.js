/** The board of a page without a server: its parts are packed in the page, rules and engine answer from a worker.
 * The first position is in the page, so that it is seen before the rules are there. */
(async () => {
  const host = document.getElementById("play-board");
  const data = JSON.parse(document.getElementById("play-board-data").textContent);
  const { game } = data;
  const made = new Map();

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  }

  /** The parts of the program, from the file that pages share. */
  function shared(address) {
    return new Promise((resolve, reject) => document.head.append(Object.assign(document.createElement("script"), {
      src: address, onload: () => resolve(globalThis.pieceworthParts), onerror: () => reject(new Error(`${address} is not there`)) })));
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

  /** Runs in the worker: unpacks the rules and the engine, then answers by them. */
  const answering = `let player, loaded, asked = 0;
  ${unpacked}
  async function load(engine, ini, variant, tags, start) {
    importScripts(URL.createObjectURL(new Blob([await unpacked(engine)], { type: "text/javascript" })));
    player = self.load(ini, variant, tags);
    // The first search takes several times as long as the next one.
    setTimeout(() => asked === 1 && player.reply(...start, 30, 0), 100);
  }
  onmessage = async ({ data: { id, task, values } }) => {
    const answer = { id };
    try {
      asked++;
      await (loaded ??= load(...values));
      if (task !== "load") { answer.text = player[task](...values); }
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
    const first = name === "game" && !resigned && fen === game.state.start && moves === game.state.moves;
    const answer = first ? game.facts : JSON.parse(await call(name, values));
    if (signal?.aborted) {
      throw new DOMException("no longer asked", "AbortError");
    }
    if (answer.detail) {
      throw new Error(answer.detail);
    }
    return name === "game" ? { variant: game.variant, rules: {}, kinds: game.kinds, notModelled: game.notModelled, ...answer } : answer;
  }

  try {
    const parts = data.shared ? await shared(data.shared) : data;
    worker = new Worker(blob(answering));
    worker.onmessage = ({ data: { id, text, failure } }) => {
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      failure ? reject(new Error(failure)) : resolve(text);
    };
    const loaded = call("load", [parts.engine, game.ini, game.variant, game.tags, [game.state.start, game.state.moves]]);
    loaded.catch(() => {}); // Every question is answered with the failure.
    const { modules, style } = JSON.parse(await unpacked(parts.page));
    globalThis.pieceworth = { ask, loaded };
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
    await import(address(modules, "page:/game/game-page.js"));
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
