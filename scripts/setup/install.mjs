import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunStopped, root, run, runQuietly } from "./run.mjs";

/**
 * How much of the lock file is installed. Each extent includes those before it: the packages for
 * `npm start`, those for `npm test`, and the rest for `npm run test:all` and the bench.
 * @typedef {"start" | "tests" | "all"} Extent
 */

/**
 * Each extent, from the smallest, with the disk space that it needs in megabytes, with a margin.
 * @type {Readonly<Record<Extent, number>>}
 */
const megabytesOf = { start: 250, tests: 600, all: 1100 };
const extents = Object.keys(megabytesOf);

/** The workspace with the packages that neither `npm start` nor `npm test` needs. */
const extras = "@yy/extras";

const lockFile = join(root, "package-lock.json");
/**
 * The file is written after a successful install. npm does not touch it, and it is removed with the
 * folder.
 */
const record = join(root, "node_modules/.installed.json");

/**
 * Installs the packages of the lock file, unless that was done since it last changed, and the
 * commit hook.
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
    // A larger extent that is installed already is kept, because the next test would install it
    // again.
    const wanted = covers(found.extent, extent) ? found.extent : extent;
    await npmInstall(wanted);
    writeFileSync(record, JSON.stringify({ lock, extent: wanted }));
  }
  // A failure to write the hook does not stop the commands.
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
  // The packages were installed by a call of npm, which installs everything.
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
  // `npm ci` is not used, because it refuses a lock file from a registry that lacks optional
  // binaries of other platforms. `--no-save` is needed, because after a partial install npm would
  // write a partial lock file.
  const parameters = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  // Older versions of npm, as in CI, run install scripts.
  const code = await run("npm", [...parameters, ...partOf(extent)], {
    SKIP_INSTALL_SIMPLE_GIT_HOOKS: "1",
  });
  if (code !== 0) throw new RunStopped("npm install failed: see above.");
}

/**
 * The parameters that limit npm's install to this extent.
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
 * Whether to install the commit hook: not without a `.git` folder, with `core.hooksPath`, or when
 * there is a hook already.
 */
function wantsGitHook() {
  const config = join(root, ".git/config");
  return (
    existsSync(config) &&
    !existsSync(join(root, ".git/hooks/pre-commit")) &&
    !/^\s*hookspath\b/im.test(readFileSync(config, "utf8"))
  );
}
