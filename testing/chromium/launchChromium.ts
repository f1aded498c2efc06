import { type Browser, chromium } from "playwright";
import { launchOptions } from "./launchOptions";

export interface ChromiumOptions {
  /** Keeps pages in the back/forward cache, which Playwright otherwise switches off. */
  readonly backForwardCache?: boolean;
  /**
   * Renders the pages of one context in one process: much quicker for many small pages, one after
   * the other.
   */
  readonly sharesProcess?: boolean;
  /** Command line switches, in addition to those of all tests. */
  readonly switches?: readonly string[];
  /** Environment variables of the browser, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Launches a headless Chromium: the headless shell at `CHROMIUM_SHELL_PATH`, which is faster but
 * has no back/forward cache, or else a full Chromium.
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
