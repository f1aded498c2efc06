import { existsSync } from "node:fs";
import { runQuietly } from "./children.mjs";

/** Whether packages can be installed here: on Debian and its kin, as root. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs packages of the system.
 * @param {...string} packages
 * @returns {Promise<string | undefined>} what apt-get complained about first, when it failed
 */
export async function installPackages(...packages) {
  const updated = await aptGet("update");
  const installed = await aptGet("install", "-y", "--no-install-recommends", ...packages);
  return installed === undefined ? undefined : (updated ?? installed);
}

/** @param {...string} parameters */
async function aptGet(...parameters) {
  const patience = ["-o", "DPkg::Lock::Timeout=60"];
  const { code, errors } = await runQuietly("apt-get", ["-qq", ...patience, ...parameters], {
    DEBIAN_FRONTEND: "noninteractive",
    LC_ALL: "C",
  });
  if (code === 0) return undefined;
  return /^E: (.*)$/m.exec(errors)?.[1] ?? `it ended with code ${code}`;
}
