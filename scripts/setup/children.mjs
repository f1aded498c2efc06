import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { listProcesses, stillRunning, treeOf } from "./processTree.mjs";
import { root } from "./root.mjs";

/** How long a command may take to end in order once it was asked to, in milliseconds. */
const gracePeriod = 5_000;

/** How long what it had started may outlive it. */
const orphanPeriod = 500;

/** @type {Set<number>} */
const running = new Set();
/** @type {Set<(pid: number) => void>} */
const startCallbacks = new Set();
let ending = false;

/**
 * Runs a command with its output on ours. Starts nothing, and never resolves, once {@link endChildren} was called.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, parameters, env) {
  return (await start(command, parameters, "inherit", env)).code;
}

/**
 * Runs a command that shows nothing.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, errors: string }>} its exit code and what it wrote to stderr
 */
export function runQuietly(command, parameters, env) {
  return start(command, parameters, "pipe", env);
}

/**
 * Calls back with the id of every command that is started from now on.
 * @param {(pid: number) => void} callback
 */
export function onStart(callback) {
  startCallbacks.add(callback);
}

/** Ends all commands that run, and what they have started. */
export async function endChildren() {
  ending = true;
  await endTrees([...running]);
}

/**
 * Asks processes to end, and kills what is left of them and of what they had started.
 * @param {readonly number[]} pids
 */
export async function endTrees(pids) {
  // Before anything ends: an orphan can no longer be found by its parent.
  const all = new Trees(pids);
  for (const pid of pids) signal(pid, "SIGTERM");
  await all.waitForEnd(gracePeriod, ({ pid }) => pids.includes(pid));
  await all.waitForEnd(orphanPeriod);
  for (const { pid } of all.running()) signal(pid, "SIGKILL");
  await all.waitForEnd(orphanPeriod);
}

/** Processes and what they have started, and start while they are looked at: one that is asked to end may go on a while. */
class Trees {
  /** @type {import("./processTree.mjs").ListedProcess[]} */
  #all;

  /** @param {readonly number[]} pids */
  constructor(pids) {
    const processes = listProcesses();
    this.#all = pids.flatMap((pid) => treeOf(pid, processes));
  }

  running() {
    const processes = listProcesses();
    const running = stillRunning(this.#all, processes);
    const trees = running.flatMap(({ pid }) => treeOf(pid, processes));
    this.#all = [...new Map(trees.map((each) => [each.pid, each])).values()];
    return this.#all;
  }

  /**
   * @param {number} most milliseconds
   * @param {(process: import("./processTree.mjs").ListedProcess) => boolean} isMeant
   */
  async waitForEnd(most, isMeant = () => true) {
    const deadline = performance.now() + most;
    while (this.running().some(isMeant) && performance.now() < deadline) await wait(50);
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {"inherit" | "pipe"} output
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, errors: string }>}
 */
function start(command, parameters, output, env = {}) {
  return new Promise((resolve) => {
    if (ending) return;
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ["ignore", output === "pipe" ? "ignore" : "inherit", output],
      // A process group of its own: Ctrl-C reaches us alone, so we can end it in order.
      detached: true,
      env: { ...process.env, ...env },
    });
    const { pid } = child;
    if (pid !== undefined) {
      running.add(pid);
      for (const callback of startCallbacks) callback(pid);
    }
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      errors += text;
    });
    child.on("error", (error) => {
      if (output === "inherit") console.error(error.message);
      resolve({ code: 1, errors: error.message });
    });
    child.on("close", (code) => {
      if (pid !== undefined) running.delete(pid);
      if (!ending) resolve({ code: code ?? 1, errors });
    });
  });
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}
