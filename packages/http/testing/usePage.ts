import { type AdHocDocument, type DemoServer, useServer } from "@yy/testing";
import type { Window } from "happy-dom";
import { afterAll, afterEach } from "vitest";
import { PATH } from "./httpPage";

/** Set by `environment`. */
const { happyDOM } = globalThis as unknown as Pick<Window, "happyDOM">;

/** A document in Node, and the server that it is from. */
export interface TestPage {
  readonly server: DemoServer;
  /**
   * Makes the document that of `PATH` with this head and body, as the server sends it; no script
   * runs.
   */
  open(page?: Partial<AdHocDocument>, signedInAs?: number): Promise<void>;
}

/**
 * A demo server, and the document of a page of it, for the tests of a file that runs in
 * `environment`.
 */
export function usePage(): TestPage {
  const demo = useServer();

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(leavePage);

  return {
    get server() {
      return demo.server;
    },
    async open(page = {}, signedInAs) {
      const { server } = demo;
      server.addPage(PATH, { body: "", script: "none", ...page });
      happyDOM.setURL(server.origin + PATH);
      if (signedInAs !== undefined) await signIn(signedInAs);
      const html = await (await fetch(location.href)).text();
      const { head, body } = new DOMParser().parseFromString(html, "text/html");
      document.head.replaceChildren(...head.childNodes);
      document.body.replaceChildren(...body.childNodes);
    },
  };
}

/**
 * Ends what the page's modules have begun: the next one, in the same process, hears of none of it.
 */
export function leavePage(): void {
  window.dispatchEvent(new Event("pagehide"));
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith("yy.")) Reflect.deleteProperty(globalThis, symbol);
}

/** Signs the visitor in, or out. */
export async function signIn(userId: number | null): Promise<void> {
  const body = JSON.stringify({ userId });
  const headers = { "content-type": "application/json" };
  const url = `${location.origin}/_demo/sign-${userId === null ? "out" : "in"}`;
  await fetch(url, { method: "POST", headers, body });
}
