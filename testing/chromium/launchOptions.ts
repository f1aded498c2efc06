import { existsSync } from "node:fs";

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

/** How tests launch the system's Chromium: `CHROMIUM_PATH`, else a usual place, else the one Playwright installed. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  return { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) };
}
