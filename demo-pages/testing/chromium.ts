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

/** Launches the system's Chromium without a window: `CHROMIUM_PATH`, else a usual place, else the one Playwright installed. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  return chromium.launch({
    args: launchArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
