import { type Browser, chromium } from "playwright";
import { launchOptions } from "./launchOptions";

/** What a browser may be asked for. */
export interface ChromiumOptions {
  /** Keeps pages in the back/forward cache, which Playwright otherwise switches off. */
  readonly backForwardCache?: boolean;
  /** Pages of one context share a process: much quicker for many small pages, one after the other. */
  readonly sharesProcess?: boolean;
}

/**
 * Launches Chromium without a window: the headless shell that `CHROMIUM_SHELL_PATH` names, which is quicker and has no
 * back/forward cache, or a whole one.
 */
export function launchChromium({
  backForwardCache = false,
  sharesProcess = false,
}: ChromiumOptions = {}): Promise<Browser> {
  const { args, ...usual } = launchOptions();
  const shell = backForwardCache ? undefined : process.env.CHROMIUM_SHELL_PATH;
  return chromium.launch({
    ...usual,
    ...(shell === undefined ? {} : { executablePath: shell }),
    args: sharesProcess ? [...args, "--process-per-site"] : args,
    ignoreDefaultArgs: backForwardCache ? ["--disable-back-forward-cache"] : [],
  });
}
