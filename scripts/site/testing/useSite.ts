import { watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { type FileServer, serveFolder } from "./serveFolder";

/** The places of the site in tests: the root of a file server, and a folder of another. */
export const places = ["/", "/some/folder/"] as const;
type Place = (typeof places)[number];

export interface Site {
  /** The address of the site, or of a path in it, such as `widgets/`. */
  address(place: Place, path?: string): string;
  server(place: Place): FileServer;
  /** Creates a visitor who has never been on the site. */
  visitor(prepare?: (context: BrowserContext) => unknown): Promise<Visitor>;
}

export interface Visitor {
  /** Opens an address in a new tab. */
  open(address: string): Promise<Page>;
}

/**
 * Starts file servers with the built site, and a browser. Visitors are removed after each test.
 * @param built returns the folder of the site; by default the one that all tests share
 */
export function useSite(built: () => string | Promise<string> = () => inject("site")): Site {
  const servers = new Map<Place, FileServer>();
  const contexts: BrowserContext[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    const folder = await built();
    browser = await launchChromium();
    for (const place of places) servers.set(place, await serveFolder(place, folder));
  });
  afterEach(async () => {
    for (const server of servers.values()) server.replaced.clear();
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([...servers.values()].map((server) => server.close()));
  });

  const server = (place: Place): FileServer => {
    const found = servers.get(place);
    if (found === undefined) throw new Error("useSite: the servers exist in tests and hooks only");
    return found;
  };
  return {
    server,
    address: (place, path = "") => server(place).origin + place + path,
    async visitor(prepare) {
      if (browser === undefined) throw new Error("useSite: the browser exists in tests only");
      const context = await browser.newContext({ locale: "pt-BR" });
      contexts.push(context);
      context.setDefaultTimeout(10_000);
      await prepare?.(context);
      return { open: (address) => openTab(context, address) };
    },
  };
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  problems.set(page, await watchForProblems(page));
  await page.goto(address);
  return page;
}

const problems = new WeakMap<Page, Awaited<ReturnType<typeof watchForProblems>>>();

/** The problems on a page that a visitor opened. */
export const problemsOf = (page: Page) => problems.get(page);

/** Waits until the service worker answers for a page. */
export const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Sends the demo a command of its panel. Returns the status of the answer. */
export const tell = (page: Page, control: string, fields: Readonly<Record<string, string>>) =>
  page.evaluate(
    async ([path, sent]) =>
      (await fetch(path, { method: "POST", body: new URLSearchParams(sent) })).status,
    [`/_demo/${control}`, fields] as const,
  );
