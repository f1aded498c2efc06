import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium on the machine; installs Debian's when there is none and we may. Ends the process, saying in one
 * line what to install, when there is none to be had.
 * @returns {string} its path
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const unattended = { DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], unattended);
    const install = ["install", "-y", "-qq", "--no-install-recommends"];
    run("apt-get", [...install, "chromium"], unattended);
    run("apt-get", [...install, "chromium-headless-shell"], unattended);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    "Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

/**
 * Debian's Chromium without a window and what belongs to one: most browser tests take two thirds of the time in it.
 * @returns {string | undefined} its path, where it is installed and no other Chromium is asked for
 */
export function findHeadlessShell() {
  const shell = "/usr/bin/chromium-headless-shell";
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : undefined;
}

function findChromium() {
  const known = candidates.find((path) => path !== undefined && existsSync(path));
  if (known) return known;
  const { stdout } = spawnSync("which", ["chromium"], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
