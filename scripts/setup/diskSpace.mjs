import { existsSync, statfsSync } from "node:fs";
import { RunStopped } from "./RunStopped.mjs";

const megabyte = 1024 * 1024;

/**
 * @param {string} folder
 * @returns {number} bytes that may still be written to it
 */
export function freeSpace(folder) {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  // Some file systems count no files; where they are counted, one may run out of them too.
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
}

/**
 * Makes sure that a folder can take what will be written to it.
 * @param {string} folder
 * @param {number} megabytes
 * @param {string} [alternative] to freeing some
 * @throws {RunStopped}
 */
export function requireSpace(folder, megabytes, alternative) {
  if (freeSpace(folder) < megabytes * megabyte)
    throw new RunStopped(`${shortage(folder, alternative)} ${megabytes} MB are needed.`);
}

/**
 * The one line about a disk that is full, for whatever failed because of it.
 * @param {string} folder
 * @param {string} [alternative]
 * @returns {string | undefined} nothing when there is space
 */
export function complaintIfFull(folder, alternative) {
  return existsSync(folder) && freeSpace(folder) < 5 * megabyte
    ? shortage(folder, alternative)
    : undefined;
}

/**
 * @param {string} folder
 * @param {string} [alternative]
 */
function shortage(folder, alternative) {
  const free = Math.floor(freeSpace(folder) / megabyte);
  const remedy = ["free some", ...(alternative ? [alternative] : [])].join(", or ");
  return `The disk of ${folder} has ${free} MB of space left: ${remedy}.`;
}
