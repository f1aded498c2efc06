/** `npm test`: installs, type-checks, lints, builds, and runs unit, browser and story tests. */
import { mkdirSync, rmSync } from "node:fs";
import { ensureChromium, findHeadlessShell } from "./setup/chromium.mjs";
import { install, root, run } from "./setup/install.mjs";
import { resultsFile, totals } from "./setup/totals.mjs";

rmSync(resultsFile, { force: true });
mkdirSync(`${root}.vitest`, { recursive: true });

install();
const CHROMIUM_PATH = ensureChromium();
const CHROMIUM_SHELL_PATH = findHeadlessShell();
const checks = ["typecheck", "//#lint", "//#generated", "//#build", "@yy/demo-pages#build"];
const checked = run("npx", ["turbo", "run", ...checks, "--output-logs=errors-only"]);
const tested =
  checked === 0
    ? run(
        "npx",
        ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${resultsFile}`],
        { CHROMIUM_PATH, ...(CHROMIUM_SHELL_PATH && { CHROMIUM_SHELL_PATH }) },
      )
    : checked;
console.log(totals(tested));
process.exit(tested);
