import { type DemoServer, startDemoServer } from "@yy/demo-pages/server";
import type { EngineDriver, EngineName } from "./EngineDriver";
import { EnginePage } from "./EnginePage";
import { launchChromiumDriver, launchFirefoxDriver } from "./puppeteerDriver";
import { launchWebKitDriver } from "./webDriver";

/** A running server, and a page in the engine under test. */
export interface EngineWorld {
  readonly server: DemoServer;
  readonly page: EnginePage;
}

const launches: Readonly<Record<EngineName, () => Promise<EngineDriver>>> = {
  chromium: launchChromiumDriver,
  firefox: launchFirefoxDriver,
  webkit: launchWebKitDriver,
};

/** The engine that this process tests: `YY_ENGINE`. */
export const engine: EngineName = engineNamed(process.env.YY_ENGINE);

/** Shared by the files of a worker, one after the other: launching a browser takes longer than a file's tests. */
let shared: Promise<EngineWorld> | undefined;

export function enterEngineWorld(): Promise<EngineWorld> {
  shared ??= start();
  return shared;
}

async function start(): Promise<EngineWorld> {
  const [server, driver] = await Promise.all([startDemoServer(), launches[engine]()]);
  return { server, page: new EnginePage(driver, server.origin) };
}

function engineNamed(name = "chromium"): EngineName {
  if (name === "chromium" || name === "firefox" || name === "webkit") return name;
  throw new Error(`YY_ENGINE is chromium, firefox or webkit, not ${name}`);
}
