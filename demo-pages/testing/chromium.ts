import { type Browser, chromium } from "playwright";
import { launchOptions } from "./launchOptions";

/** What a browser may be asked for. */
export interface ChromiumOptions {
  /** Keeps pages in the back/forward cache, which Playwright otherwise switches off. */
  readonly backForwardCache?: boolean;
}

/** Launches Chromium without a window. */
export function launchChromium({
  backForwardCache = false,
}: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: backForwardCache ? ["--disable-back-forward-cache"] : [],
  });
}
