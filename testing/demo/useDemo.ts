import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { PagePool } from "../chromium/pagePool";
import { type DemoWorld, type DemoWorldOptions, enterDemoWorld } from "./demoWorld";

export interface OpenOptions {
  /** The id of the signed-in user; undefined for a signed-out visitor. */
  readonly signedInAs?: number;
  /** Set to false for a browser without JavaScript. */
  readonly javaScript?: boolean;
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly colorScheme?: "light" | "dark";
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Called before the page's first navigation: for init scripts and routes. */
  readonly prepare?: ((page: Page) => unknown) | undefined;
  /** Any other option of Playwright's, for example `hasTouch` or `userAgent`. */
  readonly context?: BrowserContextOptions;
}

/** One server and one browser, shared by the tests of a file. */
export interface Demo {
  readonly server: DemoServer;
  readonly browser: Browser;
  /** The pool from which `open` takes pages. */
  readonly pages: PagePool;
  /** Opens a path of the demo as a new visitor, and waits for its `load`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * Empties the pages that `open` has returned and resets the server. It is also called after each
   * test.
   */
  restore(): Promise<void>;
  /**
   * With true, pages and the server's state are kept between tests from now on, as {@link
   * sharePage} needs.
   */
  keepBetweenTests(keeps: boolean): void;
}

/**
 * Provides a demo server and a Chromium for the tests of a file. After each test, the pages that
 * `open` has returned are emptied, with their storage, and the server is reset. After the file, the
 * pages that it added to the server are removed.
 */
export function useDemo(options: DemoWorldOptions = {}): Demo {
  let world: DemoWorld | undefined;
  let keeps = false;

  async function restore(): Promise<void> {
    if (world === undefined) return;
    await world.pages.restore();
    world.server.reset({ keepsSessions: world.pages.keepsAny });
  }

  beforeAll(async () => {
    world = await enterDemoWorld(options);
  });
  afterEach(() => (keeps ? undefined : restore()));
  afterAll(() => world?.leave());

  return {
    get server() {
      return started(world).server;
    },
    get browser() {
      return started(world).browser;
    },
    get pages() {
      return started(world).pages;
    },
    async open(path, visit = {}) {
      const { server, pages } = started(world);
      const pooled = await pages.take(contextOptions(server.origin, visit));
      const { page } = pooled;
      if (visit.signedInAs !== undefined) {
        await signIn(page.context(), visit.signedInAs);
      }
      await visit.prepare?.(page);
      await pooled.visit(path);
      return page;
    },
    restore,
    keepBetweenTests(wanted) {
      keeps = wanted;
    },
  };
}

function contextOptions(baseURL: string, visit: OpenOptions): BrowserContextOptions {
  return {
    baseURL,
    locale: "pt-BR",
    javaScriptEnabled: visit.javaScript ?? true,
    reducedMotion: visit.reducedMotion ?? "no-preference",
    colorScheme: visit.colorScheme ?? "light",
    viewport: visit.viewport ?? { width: 1280, height: 800 },
    ...visit.context,
  };
}

async function signIn(context: BrowserContext, userId: number): Promise<void> {
  const answer = await context.request.post("/_demo/sign-in", { data: { userId } });
  if (!answer.ok()) {
    throw new Error(`Signing in as ${userId}: ${answer.status()} ${await answer.text()}`);
  }
}

function started<T>(thing: T | undefined): T {
  if (thing === undefined) {
    throw new Error("useDemo: the server and the browser exist inside tests and hooks only");
  }
  return thing;
}
