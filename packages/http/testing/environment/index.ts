import { GlobalWindow } from "happy-dom";
import { type Environment, populateGlobal } from "vitest/runtime";

/**
 * Stay Node's: `fetch` sends them, and the demo server, which runs in the same process, receives
 * them.
 */
const networkOnes = ["Blob", "File", "FormData"] as const;

/**
 * A page in Node, for unit tests of code that needs a document and a server: the document is
 * happy-dom's, the network is Node's, whose `fetch` keeps the same rules for redirects, aborts and
 * modes as a browser's. It has no CORS.
 */
const environment: Environment = {
  name: "page",
  viteEnvironment: "ssr",
  setup(global) {
    const window = new GlobalWindow({
      url: "http://localhost/",
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true });
    for (const name of networkOnes) global[name] = originals.get(name);
    const { fetch } = global;
    global.fetch = withCookies(fetch);
    return {
      async teardown() {
        await window.happyDOM.close();
        for (const key of keys) delete global[key];
        for (const [key, original] of originals) global[key] = original;
        global.fetch = fetch;
      },
    };
  },
};

/**
 * Adds what browsers do and Node does not: a page's requests to its own origin carry the cookie of
 * that server.
 */
function withCookies(send: typeof fetch): typeof fetch {
  let origin = "";
  let cookie = "";
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== location.origin) return send(request);
    if (origin !== location.origin) [origin, cookie] = [location.origin, ""];
    request.headers.set("cookie", cookie);
    const response = await send(request);
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
}

export default environment;
