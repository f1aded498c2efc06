import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const launchArguments = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What a browser may be asked for. */
export interface ChromiumOptions {
  /** Keeps pages in the back/forward cache, which Playwright otherwise switches off. */
  readonly backForwardCache?: boolean;
}

/** Launches the system's Chromium without a window: `CHROMIUM_PATH`, else a usual place, else the one Playwright installed. */
export function launchChromium({
  backForwardCache = false,
}: ChromiumOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  return chromium.launch({
    args: launchArguments,
    ignoreDefaultArgs: backForwardCache ? ["--disable-back-forward-cache"] : [],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
