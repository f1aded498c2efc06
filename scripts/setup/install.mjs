import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { RunStopped, root, run, runQuietly } from "./run.mjs";

const neededMegabytes = 600;

/**
 * Installs what the lock file says, unless that has been done since it last changed, and the commit hook.
 * @throws {RunStopped}
 */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new RunStopped(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  if (!isInstalled()) {
    const { bavail, bsize } = statfsSync(root);
    const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
    if (megabytes < neededMegabytes)
      throw new RunStopped(
        `The disk of ${root} has ${megabytes} MB of space left and ${neededMegabytes} MB are needed: free some.`,
      );
    // Not `npm ci`: it refuses a lock file written where a registry lacks other platforms' optional binaries.
    const parameters = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
    // Older npm runs install scripts, CI's too.
    const code = await run("npm", parameters, { SKIP_INSTALL_SIMPLE_GIT_HOOKS: "1" });
    if (code !== 0) throw new RunStopped("npm install failed: see above.");
  }
  // Whoever cannot write there can still run the two commands.
  if (!process.env.CI && wantsGitHook())
    await runQuietly(process.execPath, ["node_modules/simple-git-hooks/cli.js"]);
}

function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs
  );
}

/** Not where hooks are somebody else's affair: without a `.git` folder of its own, with `core.hooksPath`, or with a hook. */
function wantsGitHook() {
  const config = join(root, ".git/config");
  return (
    existsSync(config) &&
    !existsSync(join(root, ".git/hooks/pre-commit")) &&
    !/^\s*hookspath\b/im.test(readFileSync(config, "utf8"))
  );
}
