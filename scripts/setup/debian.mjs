import { existsSync } from "node:fs";
import { RunStopped, runQuietly } from "./run.mjs";

/**
 * Makes sure that a system program is available. When it is missing, installs its Debian packages,
 * as root on Debian or a derivative.
 * @template Found
 * @param {object} what
 * @param {string} what.name the name in messages
 * @param {() => Found | undefined | Promise<Found | undefined>} what.find undefined when it is
 * missing
 * @param {readonly string[]} what.packages
 * @param {readonly string[]} [what.extras] optional packages that not every release has and that
 * only save time
 * @param {string} what.remedy the advice for the reader: the end of "… is needed: …"
 * @returns {Promise<Found>}
 * @throws {RunStopped} when it cannot be installed, with one line that says what to install
 */
export async function ensure({ name, find, packages, extras = [], remedy }) {
  let found = await find();
  let reason = "";
  if (found === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${name} with apt-get …`);
    const updated = await aptGet("update");
    const failure = await aptGet("install", "-y", "--no-install-recommends", ...packages);
    if (failure !== undefined) reason = ` apt-get could not: ${updated ?? failure}`;
    else if (extras.length > 0) await aptGet("install", "-y", "--no-install-recommends", ...extras);
    found = await find();
  }
  if (found === undefined) throw new RunStopped(`${name} is needed: ${remedy}.${reason}`);
  return found;
}

/**
 * @param {...string} parameters
 * @returns {Promise<string | undefined>} its first error message, if it failed
 */
async function aptGet(...parameters) {
  const lockTimeout = ["-o", "DPkg::Lock::Timeout=60"];
  const { code, errors } = await runQuietly("apt-get", ["-qq", ...lockTimeout, ...parameters], {
    DEBIAN_FRONTEND: "noninteractive",
    LC_ALL: "C",
  });
  if (code === 0) return undefined;
  return /^E: (.*)$/m.exec(errors)?.[1] ?? `it ended with code ${code}`;
}
