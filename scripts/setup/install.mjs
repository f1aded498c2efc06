import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. These files run before anything is installed, so they import nothing but Node. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command with its output on ours.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [env]
 * @returns {number} its exit code
 */
export function run(command, parameters, env = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Installs what the lock file says, unless that has been done since it last changed. Ends the process on failure. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const installed = `${root}node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isCurrent) return;
  // Not `npm ci`: it refuses a lock file written where a registry lacks other platforms' optional binaries.
  const code = run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) process.exit(code);
}
