import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./children.mjs";
import { root } from "./root.mjs";

/**
 * Installs the commit hook that `package.json` describes. Not in CI, not where hooks are somebody else's affair: without a
 * `.git` folder of its own, with `core.hooksPath`, or with another commit hook.
 * @param {string} [checkout] where `.git` is
 */
export async function installGitHook(checkout = root) {
  if (process.env.CI || !wantsGitHook(checkout)) return;
  // Whoever cannot write there can still run the two commands.
  await runQuietly(process.execPath, ["node_modules/simple-git-hooks/cli.js"]);
}

/**
 * @param {string} checkout
 * @returns {boolean}
 */
export function wantsGitHook(checkout) {
  const hooks = join(checkout, ".git/hooks");
  const config = join(checkout, ".git/config");
  return (
    existsSync(config) &&
    !existsSync(join(hooks, "pre-commit")) &&
    !/^\s*hookspath\b/im.test(readFileSync(config, "utf8"))
  );
}
