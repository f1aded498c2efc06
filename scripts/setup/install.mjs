import { existsSync, statSync } from "node:fs";
import { run } from "./children.mjs";
import { requireSpace } from "./diskSpace.mjs";
import { installGitHook } from "./gitHook.mjs";
import { RunStopped } from "./RunStopped.mjs";
import { root } from "./root.mjs";

const installedMegabytes = 600;
const builtMegabytes = 50;

/**
 * Installs what the lock file says, unless that has been done since it last changed, and the commit hook.
 * @throws {RunStopped}
 */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new RunStopped(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  const isCurrent = isInstalled();
  requireSpace(root, isCurrent ? builtMegabytes : installedMegabytes);
  if (!isCurrent) await installPackages();
  await installGitHook();
}

async function installPackages() {
  // Not `npm ci`: it refuses a lock file written where a registry lacks other platforms' optional binaries.
  const code = await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    // Older npm runs install scripts, CI's too.
    SKIP_INSTALL_SIMPLE_GIT_HOOKS: "1",
  });
  if (code !== 0) throw new RunStopped("npm install failed: see above.");
}

function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
  );
}
