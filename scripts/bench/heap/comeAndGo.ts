import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright";
import { type Bench, type FlavourName, serve } from "../bench";
import type { Way } from "./inPage";

interface Going<Reading> {
  /** Undefined for the same markup without our script, in tags that are no widgets. */
  readonly flavour: FlavourName | undefined;
  readonly html: string;
  readonly way: Way;
  /** After so many cycles what is alive is read. */
  readonly cycles: readonly number[];
  readonly read: (session: CDPSession) => Promise<Reading>;
}

/** Has widgets come and go on a signed-in visitor's page. */
export async function comeAndGo<Reading>(
  bench: Bench,
  session: CDPSession,
  { flavour, html, way, cycles, read }: Going<Reading>,
): Promise<readonly Reading[]> {
  const markup = flavour ? html : html.replaceAll(/(<\/?)yy-/g, "$1plain-");
  await openRest(bench, session, flavour, markup);
  const readings: Reading[] = [];
  let done = 0;
  for (const count of cycles) {
    const order = JSON.stringify({ html: markup, way, times: count - done });
    await evaluate(session, `heap.comeAndGo(${order})`);
    done = count;
    readings.push(await read(session));
  }
  return readings;
}

/** Opens a page without widgets, from which Turbo can go to two that have them. */
export async function openRest(
  bench: Bench,
  session: CDPSession,
  flavour: FlavourName | undefined,
  html = "",
): Promise<void> {
  const sprite = '<meta name="yy-icon-sprite" content="/assets/icons.svg">';
  const head = sprite + (await serve(bench, "heap/inPage.ts"));
  const script = flavour ? { flavour } : { script: "none" as const };
  for (const title of ["here", "there", "rest"]) {
    const body = `<main>${title === "rest" ? "" : html}</main>`;
    bench.server.addPage(`/bench/${title}`, { title, head, body, libs: ["turbo"], ...script });
  }
  const { origin } = bench.server;
  await signIn(session, origin);
  await session.send("Page.navigate", { url: `${origin}/bench/rest` });
  const isThere = `document.title === "rest" && document.readyState === "complete"`;
  // While it navigates the page answers no questions.
  while (!(await evaluate(session, isThere).catch(() => false))) await wait(50);
}

async function signIn(session: CDPSession, url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: '{"userId":1}' };
  const response = await fetch(`${url}/_demo/sign-in`, request);
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    await session.send("Network.setCookie", { url, name, value });
  }
}

/**
 * Runs an expression in the page and waits for the promise it may give.
 * @throws Error what the page has thrown
 */
export async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", options);
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
