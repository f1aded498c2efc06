import type { DemoServer } from "@yy/demo-pages/server";
import type { Page } from "playwright";
import { expect } from "vitest";
import { type KnownNames, observePage } from "./observePage";
import type { Observations } from "./Visit";

/** Several times the duration on an idle machine. */
const timeoutMs = 20_000;

/** A fixture that is open in a browser. */
export class FixturePage {
  readonly page: Page;
  readonly #server: DemoServer;
  readonly #names: KnownNames;

  constructor(page: Page, server: DemoServer, names: KnownNames) {
    this.page = page;
    this.#server = server;
    this.#names = names;
  }

  /**
   * Waits until the page matches the expected observations; without them, until it has not changed
   * for a while.
   * @throws the assertion's error, with the differences, when the page does not match in time
   */
  async observe(expected?: Partial<Observations>): Promise<Observations> {
    const deadline = Date.now() + timeoutMs;
    const minStableReads = expected ? 1 : 12;
    let before = "";
    let observed = await this.#read();
    for (let stableReads = 0; stableReads < minStableReads; ) {
      if (Date.now() > deadline) {
        if (expected) expect(partOf(observed, expected)).toEqual(expected);
        throw new Error(`the page does not come to rest within ${timeoutMs} ms`);
      }
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      observed = await this.#read();
      const now = JSON.stringify(observed);
      const isAsExpected = !expected || isSame(partOf(observed, expected), expected);
      const isIdle = this.#server.requests.every((request) => request.isOver);
      stableReads = isAsExpected && isIdle && now === before ? stableReads + 1 : 0;
      before = now;
    }
    return observed;
  }

  async #read(): Promise<Observations> {
    const views = await this.page.evaluate(observePage, this.#names);
    const events = await this.page.evaluate(() => window.fixtureEvents);
    const read = { views, events: onceEach(events), requests: requestsOf(this.#server) };
    const text = JSON.stringify(read).replaceAll(this.#server.origin, "");
    // Times on clocks vary, so they are replaced.
    return JSON.parse(text.replace(/"(?:\d\d:)+\d\d"/g, '"00:00"')) as Observations;
  }
}

/** The observations without members and snippets that the expected ones do not have. */
function partOf(
  observed: Observations,
  { views = {}, events, requests }: Partial<Observations>,
): Partial<Observations> {
  const names = Object.keys(views);
  return {
    views: Object.fromEntries(names.map((name) => [name, observed.views[name] as never])),
    ...(events && { events: observed.events }),
    ...(requests && { requests: observed.requests }),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

declare global {
  interface Window {
    /** All events with the release's names since the document began. */
    fixtureEvents: string[];
  }
}

/** Records events; call it before the page is opened. */
export async function recordFixtureEvents(page: Page, { events }: KnownNames): Promise<void> {
  await page.addInitScript((names) => {
    window.fixtureEvents = [];
    const plain = (_: string, value: unknown) =>
      value instanceof Node ? `<${value.nodeName.toLowerCase()}>` : value;
    const record = (event: Event) => {
      const [first] = event.composedPath();
      const section = first instanceof Element ? first.closest("[data-snippet]") : null;
      const snippet = section?.getAttribute("data-snippet") ?? "page";
      const detail = JSON.stringify((event as CustomEvent).detail, plain);
      window.fixtureEvents.push(`${snippet} ${event.type} ${detail}`);
    };
    for (const name of names) window.addEventListener(name, record, true);
  }, events);
}

/** Each kind of request once, because the number of a poll's requests varies. */
function requestsOf(server: DemoServer): string[] {
  const calls = server.requests.map(({ method, path, query, body }) => {
    const asked = new URLSearchParams(query).toString();
    const sent =
      typeof body === "object" && body !== null ? ` ${Object.keys(body).sort().join(",")}` : "";
    return `${method} ${path}${asked && `?${asked}`}${sent}`;
  });
  return withoutPollQuery(calls);
}

/**
 * Removes the query of the poll that all badges of a page share, because it has the
 * `data-time-interval` of the badge that happens to mount first.
 */
export const withoutPollQuery = (requests: readonly string[]): string[] =>
  onceEach(requests.map((request) => request.replace(/^(GET \/api\/inbox\/counters)\?.*/, "$1")));

const onceEach = (texts: readonly string[]) => [...new Set(texts)].sort();
