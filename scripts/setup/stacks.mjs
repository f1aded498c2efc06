import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { aptMirror } from "./aptMirror.mjs";
import { ensure } from "./debian.mjs";
import { Interrupted, RunStopped, runQuietly, Unavailable } from "./run.mjs";

/** @type {{ release: string, packages: Record<string, string[]> }} */
const wanted = JSON.parse(readFileSync(new URL("stacks.json", import.meta.url), "utf8"));
const packages = Object.values(wanted.packages).flat();
/** The beginning of all messages. */
const notTested = "Rails 7.2, Laravel and Django are not tested:";

/**
 * Finds the chroot with Ruby, PHP and Python of a later Debian, in which the hosts of these stacks
 * run. It is made once for all checkouts, in one or two minutes, and takes 1.3 GB.
 * @param {object} [machine]
 * @param {string} [machine.chosen] an existing chroot; when empty, one is made
 * @param {string} [machine.cache] the folder of the chroots
 * @param {string} [machine.apt] the folder of apt's configuration
 * @param {number} [machine.uid] the user id of this process
 * @returns {Promise<string>} the folder of the chroot
 * @throws {Unavailable} with one line that says what this machine lacks
 */
export async function ensureStacks({
  chosen = process.env.STACKS_PATH ?? "",
  cache = join(homedir(), ".cache/yy-stacks"),
  apt = "/etc/apt",
  uid = process.getuid?.(),
} = {}) {
  if (uid !== 0) throw new Unavailable(`${notTested} only root can make and enter their chroot.`);
  const { code, errors } = await runQuietly("unshare", ["--mount", "--pid", "--fork", "true"]);
  if (code !== 0)
    throw new Unavailable(`${notTested} there are no mounts of one's own here: ${errors.trim()}.`);
  if (chosen !== "") {
    if (existsSync(join(chosen, "bin/sh"))) return chosen;
    throw new RunStopped(`STACKS_PATH names no folder with a system: ${chosen}`);
  }
  const digest = createHash("sha256").update(JSON.stringify(wanted)).digest("hex").slice(0, 12);
  return makeOnce(join(cache, digest), async (folder) => {
    const mirror = aptMirror(apt);
    if (mirror === undefined)
      throw new Unavailable(`${notTested} apt names no mirror of Debian (${apt}).`);
    await ensureDebootstrap();
    console.log(`Making the chroot of Rails 7.2, Laravel and Django (${cache}) …`);
    await make(folder, mirror);
  });
}

/**
 * Makes a folder under a temporary name and renames it when it is complete. Incomplete folders that
 * other processes have left are removed.
 * @param {string} folder
 * @param {(unfinished: string) => Promise<void>} make
 * @returns {Promise<string>} the folder
 */
export async function makeOnce(folder, make) {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  for (const name of readdirSync(dirname(folder)))
    if (isLeftOver(name)) await remove(join(dirname(folder), name));
  const unfinished = `${folder}.${process.pid}`;
  try {
    await make(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    await remove(unfinished);
    // Another process may have made the folder meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Whether the folder `<digest>.<process id>` is left over from a process that has ended. Process
 * ids are reused, also this process' own.
 * @param {string} name
 */
function isLeftOver(name) {
  const id = Number(/\.(\d+)$/.exec(name)?.[1]);
  if (!id) return false;
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/**
 * Does not remove mounted folders inside it, such as a checkout.
 * @param {string} folder
 */
async function remove(folder) {
  await runQuietly("rm", ["-rf", "--one-file-system", folder]);
}

async function ensureDebootstrap() {
  const debootstrap = "/usr/sbin/debootstrap";
  try {
    await ensure({
      name: "debootstrap",
      find: () => (existsSync(debootstrap) ? debootstrap : undefined),
      packages: ["debootstrap"],
      remedy: "install it (Debian: apt-get install debootstrap)",
    });
  } catch (error) {
    if (!(error instanceof RunStopped) || error instanceof Interrupted) throw error;
    throw new Unavailable(`${notTested} ${error.message}`);
  }
}

/**
 * @param {string} folder
 * @param {string} mirror
 */
async function make(folder, mirror) {
  const scripts = "/usr/share/debootstrap/scripts";
  // When debootstrap is older than the release, the script for unstable is used.
  const own = existsSync(join(scripts, wanted.release)) ? wanted.release : "sid";
  await step('debootstrap "$@" >&2', [
    ...["--variant=minbase", wanted.release, folder, mirror],
    join(scripts, own),
  ]);
  // The process has its own mount namespace, so that its mounts end with it. The mirror may be an
  // old copy, so expired release files are accepted.
  await step(
    `unshare --mount sh -ec 'mount -t proc proc "$0/proc"
apt="chroot $0 apt-get -qq -o Acquire::Check-Valid-Until=false -o Dpkg::Options::=--force-unsafe-io"
$apt update
$apt install -y --no-install-recommends "$@"
$apt clean' "$@"`,
    [folder, ...packages],
  );
}

/**
 * @param {string} script of sh
 * @param {readonly string[]} parameters
 */
async function step(script, parameters) {
  const { code, errors } = await runQuietly("sh", ["-ec", script, "sh", ...parameters], {
    DEBIAN_FRONTEND: "noninteractive",
    LC_ALL: "C",
  });
  if (code === 0) return;
  const reason = /^E: (.*)$/m.exec(errors)?.[1] ?? `it ended with code ${code}`;
  throw new Unavailable(`${notTested} their chroot could not be made: ${reason}.`);
}
