import type { DemoServer } from "@yy/demo-pages/server";
import type { Page } from "playwright";
import { expect } from "vitest";
import { type KnownNames, observePage } from "./observePage";
import type { Sight } from "./Visit";

/** This is several times the duration on an idle machine. */
const longestWaitMs = 20_000;

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
   * Waits until the page matches the expected sight; without one, until it has not changed for a
   * while.
   * @throws the assertion's error, with the differences, when the page does not match in time
   */
  async look(sought?: Partial<Sight>): Promise<Sight> {
    const end = Date.now() + longestWaitMs;
    const enough = sought ? 1 : 12;
    let before = "";
    let sight = await this.#see();
    for (let looks = 0; looks < enough; ) {
      if (Date.now() > end) {
        if (sought) expect(partOf(sight, sought)).toEqual(sought);
        throw new Error(`the page does not come to rest within ${longestWaitMs} ms`);
      }
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      sight = await this.#see();
      const now = JSON.stringify(sight);
      const isAsSought = !sought || isSame(partOf(sight, sought), sought);
      const isOver = this.#server.requests.every((request) => request.isOver);
      looks = isAsSought && isOver && now === before ? looks + 1 : 0;
      before = now;
    }
    return sight;
  }

  async #see(): Promise<Sight> {
    const views = await this.page.evaluate(observePage, this.#names);
    const events = await this.page.evaluate(() => window.fixtureEvents);
    const sight = { views, events: onceEach(events), requests: requestsOf(this.#server) };
    const text = JSON.stringify(sight).replaceAll(this.#server.origin, "");
    // Times on clocks vary, so they are replaced.
    return JSON.parse(text.replace(/"(?:\d\d:)+\d\d"/g, '"00:00"')) as Sight;
  }
}

/** The part of the sight that the expected one has; other snippets do not matter. */
function partOf(sight: Sight, { views = {}, events, requests }: Partial<Sight>): Partial<Sight> {
  return {
    views: Object.fromEntries(Object.keys(views).map((name) => [name, sight.views[name] as never])),
    ...(events && { events: sight.events }),
    ...(requests && { requests: sight.requests }),
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
  return withoutChance(calls);
}

/**
 * The requests without the query of the poll that all badges of a page share: whose
 * `data-time-interval` it has depends on which of them mounts first.
 */
export const withoutChance = (requests: readonly string[]): string[] =>
  onceEach(requests.map((request) => request.replace(/^(GET \/api\/inbox\/counters)\?.*/, "$1")));

const onceEach = (texts: readonly string[]) => [...new Set(texts)].sort();
