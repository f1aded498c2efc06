import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import {
  type DemoServer,
  type DemoServerOptions,
  type Fault,
  startDemoServer,
} from "../server/index";
import { type ChromiumOptions, launchChromium } from "./chromium";
import { ContextPool } from "./contextPool";
import { watchForProblems } from "./problems";

/** How a visitor comes to a page. */
export interface OpenOptions {
  /** The id of the user who is signed in; nobody. */
  readonly signedInAs?: number;
  /** false for a browser without JavaScript. */
  readonly javaScript?: boolean;
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly colorScheme?: "light" | "dark";
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Runs on the page before it goes anywhere: init scripts, routes. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Anything else of Playwright's, for example `hasTouch` or `userAgent`. */
  readonly context?: BrowserContextOptions;
}

/** One server and one browser, shared by the tests of a file. */
export interface Demo {
  readonly server: DemoServer;
  readonly browser: Browser;
  /** Opens a path of the demo as a visitor who has never been there, and waits for its `load`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

/**
 * Starts a demo server and a Chromium before the tests of a file and stops them after; after each test every page
 * that `open` made is closed, what it stored is gone, and the server is reset.
 */
export function useDemo(options: DemoServerOptions & ChromiumOptions = {}): Demo {
  let server: DemoServer | undefined;
  let browser: Browser | undefined;
  let contexts: ContextPool | undefined;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startDemoServer(options),
      launchChromium({ sharesProcess: !options.backForwardCache, ...options }),
    ]);
    contexts = new ContextPool(browser, server.origin);
  });
  afterEach(async () => {
    await contexts?.giveBack();
    server?.reset();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
  });

  return {
    get server() {
      return started(server);
    },
    get browser() {
      return started(browser);
    },
    async open(path, visit = {}) {
      const { origin } = started(server);
      const context = await started(contexts).take(contextOptions(origin, visit));
      if (visit.signedInAs !== undefined) {
        await signIn(context, visit.signedInAs);
      }
      const page = await context.newPage();
      await watchForProblems(page);
      await visit.prepare?.(page);
      await page.goto(path);
      return page;
    },
  };
}

/** Makes the next matching call to this server fail. */
export function failNext(server: DemoServer, fault: Fault = {}): void {
  server.failNext(fault);
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
