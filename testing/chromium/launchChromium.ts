import { type Browser, chromium } from "playwright";
import { launchOptions } from "./launchOptions";

/** What a browser may be asked for. */
export interface ChromiumOptions {
  /** Keeps pages in the back/forward cache, which Playwright otherwise switches off. */
  readonly backForwardCache?: boolean;
  /** Pages of one context share a process: much quicker for many small pages, one after the other. */
  readonly sharesProcess?: boolean;
  /** Switches of Chromium beside those of all tests. */
  readonly switches?: readonly string[];
  /** Variables of its environment beside our own. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Launches Chromium without a window: the headless shell that `CHROMIUM_SHELL_PATH` names, which is quicker and has no
 * back/forward cache, or a whole one.
 */
export function launchChromium({
  backForwardCache = false,
  sharesProcess = false,
  switches = [],
  env,
}: ChromiumOptions = {}): Promise<Browser> {
  const { args, ...usual } = launchOptions();
  const shell = backForwardCache ? undefined : process.env.CHROMIUM_SHELL_PATH;
  return chromium.launch({
    ...usual,
    ...(shell === undefined ? {} : { executablePath: shell }),
    ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
    args: [...args, ...switches, ...(sharesProcess ? ["--process-per-site"] : [])],
    ignoreDefaultArgs: backForwardCache ? ["--disable-back-forward-cache"] : [],
  });
}
