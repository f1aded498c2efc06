import { existsSync, readdirSync } from "node:fs";
import { canInstall, installPackages } from "./debian.mjs";
import { RunStopped } from "./RunStopped.mjs";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * Finds Firefox, and WebKitGTK with its driver and a display for it; installs Debian's when one is missing and we may.
 * @returns {Promise<Record<string, string>>} the environment that names them to the tests
 * @throws {RunStopped} saying in one line what to install, when they are not to be had
 */
export async function ensureOtherBrowsers() {
  let complaint = "";
  if (findBrowsers() === undefined && canInstall()) {
    console.log("Installing Firefox and WebKitGTK with apt-get …");
    const failure = await installPackages(...packages);
    complaint = failure === undefined ? "" : ` apt-get could not: ${failure}`;
  }
  const browsers = findBrowsers();
  if (browsers === undefined)
    throw new RunStopped(
      `These tests need Firefox and WebKitGTK: install them (Debian: apt-get install ${packages.join(" ")}).${complaint}`,
    );
  return browsers;
}

/** @returns {Record<string, string> | undefined} */
function findBrowsers() {
  const firefox = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  const webKit = process.env.WEBKIT_PATH ?? findMiniBrowser();
  const needed = [firefox, webKit, "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return webKit !== undefined && needed.every((path) => path !== undefined && existsSync(path))
    ? { FIREFOX_PATH: firefox, WEBKIT_PATH: webKit }
    : undefined;
}

/** WebKitGTK's browser for tests, in a folder named after the machine: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser() {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}
