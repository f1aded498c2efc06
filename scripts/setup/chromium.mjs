import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, installPackages } from "./debian.mjs";
import { RunStopped } from "./RunStopped.mjs";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium")),
];

const remedy = "install it (Debian: apt-get install chromium) or set CHROMIUM_PATH";

/**
 * Finds a Chromium on the machine; installs Debian's when there is none and we may.
 * @returns {Promise<Record<string, string>>} the environment that names it to the tests
 * @throws {RunStopped} saying in one line what to install, when there is none to be had
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) {
    if (existsSync(chosen)) return { CHROMIUM_PATH: chosen };
    throw new RunStopped(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const complaint = findChromium() === undefined ? await installChromium() : "";
  const CHROMIUM_PATH = findChromium();
  if (CHROMIUM_PATH === undefined)
    throw new RunStopped(`Browser tests need Chromium: ${remedy}.${complaint}`);
  const shell = findHeadlessShell();
  return { CHROMIUM_PATH, ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}

/** Debian's Chromium without a window and what belongs to one: most browser tests take two thirds of the time in it. */
function findHeadlessShell() {
  const shell = "/usr/bin/chromium-headless-shell";
  return existsSync(shell) ? shell : undefined;
}

function findChromium() {
  return candidates.find((path) => existsSync(path));
}

/** @returns {Promise<string>} what apt-get complained about, for the end of a message */
async function installChromium() {
  if (!canInstall()) return "";
  console.log("Installing Chromium with apt-get …");
  const complaint = await installPackages("chromium");
  if (complaint !== undefined) return ` apt-get could not: ${complaint}`;
  // Not every release has it; the tests are only slower without.
  await installPackages("chromium-headless-shell");
  return "";
}
