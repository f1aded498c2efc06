import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { listProcesses } from "./processTree.mjs";
import { RunStopped } from "./RunStopped.mjs";
import { root } from "./root.mjs";

/** Held by the one test run that may be under way in a clone: runs share `dist/` and the results. */
export const runLock = `${root}.vitest/lock`;

/**
 * Makes this process the only one that holds a lock file. One left by a process that has ended is taken over.
 * @param {string} file
 * @returns {() => void} releases it
 * @throws {RunStopped} naming the process that holds it
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}-${process.pid}`;
  // Linked into place with its content, so that nobody reads a half-written one.
  writeFileSync(own, ownerText(process.pid));
  try {
    while (!tryLink(own, file)) takeOverStale(file, own);
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off("exit", release);
    rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

/**
 * @param {string} own
 * @param {string} file
 */
function tryLink(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes the lock when its owner has ended.
 * @param {string} file
 * @param {string} own
 */
function takeOverStale(file, own) {
  const text = readText(file);
  if (text === undefined) return;
  const pid = Number(text.split(" ")[0]);
  if (text !== "" && text === ownerText(pid))
    throw new RunStopped(
      `A test run is under way in this clone (pid ${pid}): wait for it or end it.`,
    );
  // Another process may have taken over between our reading and now: then what we moved is its lock.
  const moved = `${own}-stale`;
  try {
    renameSync(file, moved);
    if (readText(moved) !== text) linkSync(moved, file);
  } catch {
    // Somebody else was quicker; the next attempt sees whose it is.
  }
  rmSync(moved, { force: true });
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * The id and the start of a running process; empty when there is none.
 * @param {number} pid
 */
function ownerText(pid) {
  const owner = listProcesses().find((each) => each.pid === pid);
  return owner === undefined ? "" : `${owner.pid} ${owner.started}`;
}
