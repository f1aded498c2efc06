import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensure } from "./debian.mjs";
import { RunStopped } from "./run.mjs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium")),
];

/** Debian's headless Chromium. Most browser tests take two thirds of the time in it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Finds a Chromium on the machine. Installs Debian's when there is none and this is allowed.
 * @returns {Promise<Record<string, string>>} the environment variables with its path, for the tests
 * @throws {RunStopped}
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) {
    if (existsSync(chosen)) return { CHROMIUM_PATH: chosen };
    throw new RunStopped(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const path = await ensure({
    name: "Chromium",
    find: () => usualPlaces.find((place) => existsSync(place)),
    packages: ["chromium"],
    extras: ["chromium-headless-shell"],
    remedy: "install it (Debian: apt-get install chromium) or set CHROMIUM_PATH",
  });
  return {
    CHROMIUM_PATH: path,
    ...(existsSync(headlessShell) ? { CHROMIUM_SHELL_PATH: headlessShell } : {}),
  };
}

/**
 * Finds Firefox, and WebKitGTK with its driver and a display for it. Installs Debian's when one is
 * missing and this is allowed.
 * @returns {Promise<Record<string, string>>} the environment variables with their paths, for the
 * tests
 * @throws {RunStopped}
 */
export function ensureOtherBrowsers() {
  const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
  return ensure({
    name: "Firefox and WebKitGTK",
    find: findOtherBrowsers,
    packages,
    remedy: `install them (Debian: apt-get install ${packages.join(" ")})`,
  });
}

/** @returns {Record<string, string> | undefined} */
function findOtherBrowsers() {
  const firefox = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  const webKit = process.env.WEBKIT_PATH ?? findMiniBrowser();
  const needed = [firefox, webKit, "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return webKit !== undefined && needed.every((path) => path !== undefined && existsSync(path))
    ? { FIREFOX_PATH: firefox, WEBKIT_PATH: webKit }
    : undefined;
}

/**
 * WebKitGTK's browser for tests, in a folder named after the machine:
 * `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`.
 */
function findMiniBrowser() {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}
