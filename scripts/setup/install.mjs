import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunStopped, root, run, runQuietly } from "./run.mjs";

/**
 * How much of the lock file is installed, each with what stands before it: what `npm start` builds
 * and serves with, what `npm test` needs, and what is left for `npm run test:all` and the bench.
 * @typedef {"start" | "tests" | "all"} Extent
 */

/**
 * Each extent and the megabytes of disk that it takes, with some to spare; from the smallest.
 * @type {Readonly<Record<Extent, number>>}
 */
const megabytesOf = { start: 250, tests: 600, all: 1100 };
const extents = Object.keys(megabytesOf);

/** Its packages are those that neither `npm start` nor `npm test` needs. */
const extras = "@yy/extras";

const lockFile = join(root, "package-lock.json");
/** Written once an install has ended well; npm leaves it alone, and it goes with the folder. */
const record = join(root, "node_modules/.installed.json");

/**
 * Installs what the lock file says, unless that has been done since it last changed, and the commit
 * hook.
 * @param {Extent} [extent]
 * @throws {RunStopped}
 */
export async function install(extent = "tests") {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new RunStopped(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  const lock = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  const found = installed();
  if (found.lock !== lock || !covers(found.extent, extent)) {
    // What is there stays: without it the next test would install it again.
    const wanted = covers(found.extent, extent) ? found.extent : extent;
    await npmInstall(wanted);
    writeFileSync(record, JSON.stringify({ lock, extent: wanted }));
  }
  // Whoever cannot write there can still run the two commands.
  if (!process.env.CI && extent !== "start" && wantsGitHook())
    await runQuietly(process.execPath, ["node_modules/simple-git-hooks/cli.js"]);
}

/**
 * @param {Extent | undefined} extent
 * @param {Extent} needed
 * @returns {extent is Extent}
 */
function covers(extent, needed) {
  return extent !== undefined && extents.indexOf(extent) >= extents.indexOf(needed);
}

/** @returns {{ readonly lock?: string, readonly extent?: Extent }} */
function installed() {
  if (existsSync(record)) return JSON.parse(readFileSync(record, "utf8"));
  // Somebody has called npm, which installs everything.
  return existsSync(join(root, "node_modules/.package-lock.json")) ? { extent: "all" } : {};
}

/** @param {Extent} extent */
async function npmInstall(extent) {
  const { bavail, bsize } = statfsSync(root);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const needed = megabytesOf[extent];
  if (megabytes < needed)
    throw new RunStopped(
      `The disk of ${root} has ${megabytes} MB of space left and ${needed} MB are needed: free some.`,
    );
  // Not `npm ci`: it refuses a lock file written where a registry lacks other platforms' optional
  // binaries. Without saving: of a part npm would write a lock file that lacks the rest.
  const parameters = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  // Older npm runs install scripts, CI's too.
  const code = await run("npm", [...parameters, ...partOf(extent)], {
    SKIP_INSTALL_SIMPLE_GIT_HOOKS: "1",
  });
  if (code !== 0) throw new RunStopped("npm install failed: see above.");
}

/**
 * The words by which npm installs no more than this.
 * @param {Extent} extent
 */
function partOf(extent) {
  if (extent === "all") return [];
  /** @type {{ packages: Record<string, { link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
  const workspaces = Object.entries(packages)
    .filter(([path, { link }]) => link === true && path.startsWith("node_modules/@yy/"))
    .map(([path]) => path.slice("node_modules/".length))
    .filter((name) => name !== extras);
  return [
    ...workspaces.map((name) => `--workspace=${name}`),
    "--include-workspace-root",
    ...(extent === "start" ? ["--omit=dev"] : []),
  ];
}

/**
 * Not where hooks are somebody else's affair: without a `.git` folder of its own, with
 * `core.hooksPath`, or with a hook.
 */
function wantsGitHook() {
  const config = join(root, ".git/config");
  return (
    existsSync(config) &&
    !existsSync(join(root, ".git/hooks/pre-commit")) &&
    !/^\s*hookspath\b/im.test(readFileSync(config, "utf8"))
  );
}
