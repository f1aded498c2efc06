import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type CDPSession, request } from "playwright";
import { widgetNames } from "../../repository";
import { type Bench, serve } from "../bench";
import contenders from "../contenders.json";
import type { Scenario } from "../heapInPage";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { liveBytes, scriptsOf, visit } from "../visit";

/** Has one of each widget come and go, and counts what stays of a cycle. */
export async function measureHeap(bench: Bench): Promise<Findings> {
  const cycles = bench.plan.heapCycles;
  const html = await withUntouchedPage(bench.browser, async (session) => {
    await openRest(bench, session, "react");
    return String(await evaluate(session, `heap.examples(${JSON.stringify(widgetNames())})`));
  });
  const heap = await inRounds(contenders.heap, 1, async ({ flavour, scenario, isPlaywrights }) => {
    const going = { flavour, html, scenario: scenario as Scenario, cycles };
    const measure = (session: CDPSession) => comeAndGo(bench, session, going);
    const readings = await (isPlaywrights
      ? visit(bench, ({ instruments }) => measure(instruments))
      : withUntouchedPage(bench.browser, measure));
    bench.server.reset();
    return { scenario, ...growthOf(readings, cycles) };
  });
  const [firstCycles = "", middleCycles = "", lastCycles = ""] = cycles.map(String);
  return { rows: { heap }, words: { firstCycles, middleCycles, lastCycles } };
}

interface Going {
  /** Undefined for the same markup without our script, in tags that are no widgets. */
  readonly flavour?: string | undefined;
  readonly html: string;
  readonly scenario: Scenario;
  /** After so many cycles what is alive is counted. */
  readonly cycles: readonly number[];
}

/** Has widgets come and go on a signed-in visitor's page, and counts what stays. */
export async function comeAndGo(
  bench: Bench,
  session: CDPSession,
  { flavour, html, scenario, cycles }: Going,
): Promise<readonly Live[]> {
  const markup = flavour ? html : html.replaceAll(/(<\/?)yy-/g, "$1plain-");
  await openRest(bench, session, flavour, markup);
  const readings: Live[] = [];
  let done = 0;
  for (const count of cycles) {
    const order = JSON.stringify({ html: markup, scenario, times: count - done });
    await evaluate(session, `heap.comeAndGo(${order})`);
    done = count;
    readings.push(await countLive(session));
  }
  return readings;
}

/** Of a cycle: from the first reading to the second, when caches are full, and from that to the last. */
export function growthOf(readings: readonly Live[], cycles: readonly number[]) {
  const [first, middle, last] = readings;
  if (!first || !middle || !last) throw new Error("three readings are needed");
  const [before = 0, between = 0, after = 0] = cycles;
  const late = (kind: keyof Live) => (last[kind] - middle[kind]) / (after - between);
  return {
    firstBytes: (middle.bytes - first.bytes) / (between - before),
    bytes: late("bytes"),
    objects: late("objects"),
    nodes: late("nodes"),
    listeners: late("listeners"),
  };
}

/** Opens a page without widgets, from which Turbo can go to two that have them. */
async function openRest(
  bench: Bench,
  session: CDPSession,
  flavour: string | undefined,
  html = "",
): Promise<void> {
  const sprite = '<meta name="yy-icon-sprite" content="/assets/icons.svg">';
  const head = sprite + (await serve(bench, "heapInPage.ts"));
  for (const title of ["here", "there", "rest"]) {
    const body = `<main>${title === "rest" ? "" : html}</main>`;
    bench.server.addPage(`/bench/${title}`, {
      title,
      head,
      body,
      libs: ["turbo"],
      ...scriptsOf(flavour),
    });
  }
  const { origin } = bench.server;
  await signIn(session, origin);
  await session.send("Page.navigate", { url: `${origin}/bench/rest` });
  const isThere = `document.title === "rest" && document.readyState === "complete"`;
  // While it navigates the page answers no questions.
  while (!(await evaluate(session, isThere).catch(() => false))) await wait(50);
}

async function signIn(session: CDPSession, origin: string): Promise<void> {
  const visitor = await request.newContext({ baseURL: origin });
  await visitor.post("/_demo/sign-in", { data: { userId: 1 } });
  const { cookies } = await visitor.storageState();
  await session.send("Network.setCookies", { cookies });
}

/**
 * Runs an expression in the page and waits for the promise it may give.
 * @throws Error what the page has thrown
 */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", options);
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** What is alive once garbage is collected. */
export interface Live {
  readonly bytes: number;
  /** Objects and functions of scripts. */
  readonly objects: number;
  /** Of documents, those in shadow trees as well. */
  readonly nodes: number;
  readonly listeners: number;
}

/** What the browser's own lazy work after a page's needs, in ms. */
const settlingTime = 1000;

async function countLive(session: CDPSession): Promise<Live> {
  await wait(settlingTime);
  const bytes = await liveBytes(session);
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  return { bytes, nodes, listeners, objects: await countObjects(session) };
}

async function countObjects(session: CDPSession): Promise<number> {
  const objectGroup = "counted";
  const all = { expression: "Object.prototype", objectGroup };
  const { result: prototype } = await session.send("Runtime.evaluate", all);
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
    objectGroup,
  });
  const { result: count } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup });
  return Number(count.value);
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Gives a page that Playwright does not attach to. On its own pages it asks for the inspector's console, network and
 * log, and puts scripts into the document: what these keep alive would be counted as the page's.
 */
async function withUntouchedPage<T>(
  browser: Browser,
  use: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send("Target.createBrowserContext");
  const target = { url: "about:blank", browserContextId };
  const { targetId } = await root.send("Target.createTarget", target);
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  const answers = new EventEmitter();
  root.on("Target.receivedMessageFromTarget", (event) => {
    const answer = JSON.parse(event.message) as Answer;
    answers.emit(String(answer.id), answer);
  });
  let lastId = 0;
  const send = async (method: string, params = {}) => {
    lastId += 1;
    const answered = once(answers, String(lastId)) as Promise<[Answer]>;
    const message = JSON.stringify({ id: lastId, method, params });
    await root.send("Target.sendMessageToTarget", { sessionId, message });
    const [{ result, error }] = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  try {
    // Of what a session can do, no more is needed here.
    return await use({ send } as unknown as CDPSession);
  } finally {
    await root.send("Target.disposeBrowserContext", { browserContextId });
    await root.detach();
  }
}
