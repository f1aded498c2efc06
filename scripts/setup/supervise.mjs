import { mkdtempSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { endChildren, onStart } from "./children.mjs";
import { complaintIfFull, requireSpace } from "./diskSpace.mjs";
import { startGuard } from "./guard.mjs";
import { takeLock } from "./lock.mjs";
import { listProcesses, treeOf } from "./processTree.mjs";
import { RunStopped } from "./RunStopped.mjs";
import { root } from "./root.mjs";

const otherTemp = "set TMPDIR to a folder elsewhere";

/** A browser's profile, caches and what the tests themselves write. */
const tempMegabytes = 150;

/**
 * What a test run does, with a temporary folder of its own in `TMPDIR`. Whichever way it ends, by itself or by a signal,
 * its processes have ended and its folder is gone. Ends this process.
 * @param {() => Promise<number>} work returns the exit code
 * @param {{ lock?: string }} [options] lock: a file; refused while another run holds it
 * @returns {Promise<never>}
 */
export async function supervise(work, { lock } = {}) {
  const outerTemp = tmpdir();
  /** @type {(() => void)[]} undone last to first */
  const cleanups = [];
  const cleanUp = () => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  };
  let interrupted = false;
  /** @param {NodeJS.Signals} signal */
  const interrupt = async (signal) => {
    if (interrupted) return;
    interrupted = true;
    console.error(`\nInterrupted by ${signal}.`);
    await endChildren();
    cleanUp();
    process.exit(128 + constants.signals[signal]);
  };
  onInterrupt(interrupt);

  let code = 1;
  try {
    if (lock !== undefined) cleanups.push(takeLock(lock));
    const folder = makeTempFolder(outerTemp);
    const tellGuard = startGuard();
    cleanups.push(() => tellGuard({ done: true }));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
    tellGuard({ folder });
    onStart((pid) => {
      for (const process of treeOf(pid, listProcesses())) tellGuard({ process });
    });
    process.env.TMPDIR = folder;
    code = await work();
  } catch (error) {
    console.error(oneLine(error) ?? error);
  }
  if (code !== 0) {
    const complaint = complaintIfFull(outerTemp, otherTemp) ?? complaintIfFull(root);
    if (complaint) console.error(complaint);
  }
  // An interruption that is under way exits by itself.
  if (interrupted) return new Promise(() => {});
  await endChildren();
  cleanUp();
  process.exit(code);
}

/**
 * Calls back for every signal that asks this process to end, and when the npm that started it is gone.
 * @param {(signal: NodeJS.Signals) => void} callback
 */
export function onInterrupt(callback) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => callback(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = findNpm();
  setInterval(() => {
    if (process.ppid !== parent || !isRunning(npm)) callback("SIGHUP");
  }, 500).unref();
}

/** The npm that started this process, itself or by a shell, which outlives it; our parent where it cannot be told. */
function findNpm() {
  const processes = listProcesses();
  const shell = processes.find(({ pid }) => pid === process.ppid);
  return [process.ppid, shell?.parent ?? 0].find(isNode) ?? process.ppid;
}

/** @param {number} pid */
function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.execPath);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} parent */
function makeTempFolder(parent) {
  try {
    requireSpace(parent, tempMegabytes, otherTemp);
    return mkdtempSync(join(parent, "yy-test-"));
  } catch (error) {
    if (oneLine(error) !== undefined) throw error;
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new RunStopped(`Cannot write to the temporary folder ${parent} (${code}): set TMPDIR.`);
  }
}

/**
 * What is to be said of an error whose stack would tell nothing more.
 * @param {unknown} error
 * @returns {string | undefined}
 */
function oneLine(error) {
  if (error instanceof RunStopped) return error.message;
  const { code, path, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  // Linux names the limit of watched folders so too.
  if (code === "ENOSPC" && syscall === "watch")
    return "The system watches no more folders: raise fs.inotify.max_user_watches.";
  return code === "ENOSPC" ? `No space is left for ${path ?? "the run"}: free some.` : undefined;
}
