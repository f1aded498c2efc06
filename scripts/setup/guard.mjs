/**
 * Outlives a run that was killed without a chance to clean up (`kill -9`, out of memory): when the run's end of the pipe
 * closes, ends the processes and removes the folder that the run has named on it, one JSON message a line.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { endTrees } from "./children.mjs";
import { stillRunning } from "./processTree.mjs";

/**
 * What the guard is told: a process was started, a folder was made, or nothing is left to do.
 * @typedef {import("./processTree.mjs").ListedProcess} ListedProcess
 * @typedef {{ process: ListedProcess } | { folder: string } | { done: true }} GuardMessage
 */

/**
 * Starts the guard of this process.
 * @returns {(message: GuardMessage) => void} tells it something
 */
export function startGuard() {
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), "guard"], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  // Without a guard the run goes on all the same.
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  return (message) => {
    guard.stdin.write(`${JSON.stringify(message)}\n`);
  };
}

async function standGuard() {
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(name, () => {});
  /** @type {ListedProcess[]} */
  const started = [];
  /** @type {string[]} */
  const folders = [];
  for await (const line of createInterface({ input: process.stdin })) {
    /** @type {GuardMessage} */
    const message = JSON.parse(line);
    if ("done" in message) return;
    if ("process" in message) started.push(message.process);
    else folders.push(message.folder);
  }
  await endTrees(stillRunning(started).map(({ pid }) => pid));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

if (process.argv[2] === "guard" && process.argv[1] === fileURLToPath(import.meta.url))
  await standGuard();
