import { type DemoServer, type DemoServerOptions, startDemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import { type ChromiumOptions, launchChromium } from "../chromium/launchChromium";
import { PagePool } from "../chromium/pagePool";

/** A running server, a browser, and a pool of its pages. */
export interface DemoWorld {
  readonly server: DemoServer;
  readonly browser: Browser;
  readonly pages: PagePool;
  /**
   * Call this after a test file: it removes the file's pages from the shared server, or closes a
   * world that only this file uses.
   */
  leave(): Promise<void>;
}

export type DemoWorldOptions = DemoServerOptions & ChromiumOptions;

/**
 * The world that the files of a worker share, because starting it takes longer than the first tests
 * of most files.
 */
let shared: Promise<DemoWorld> | undefined;

/** Returns the worker's world; a separate one for tests that need another server or browser. */
export async function enterDemoWorld(options: DemoWorldOptions): Promise<DemoWorld> {
  if (Object.keys(options).length > 0) {
    const own = await start(options);
    return { ...own, leave: () => stop(own) };
  }
  shared ??= start({}).then((world) => ({
    ...world,
    leave: async () => world.server.removePages(),
  }));
  return shared;
}

type Running = Omit<DemoWorld, "leave">;

async function start(options: DemoWorldOptions): Promise<Running> {
  const [server, browser] = await Promise.all([
    startDemoServer(options),
    launchChromium({ sharesProcess: !options.backForwardCache, ...options }),
  ]);
  return { server, browser, pages: new PagePool(browser) };
}

async function stop({ browser, server }: Running): Promise<void> {
  await Promise.all([browser.close(), server.close()]);
}
