import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * A process as the system lists it.
 * @typedef {object} ListedProcess
 * @property {number} pid
 * @property {number} parent
 * @property {string} started when it was started: tells apart two processes that had the same id
 */

/**
 * All processes that run now.
 * @returns {ListedProcess[]}
 */
export function listProcesses() {
  // Small Linux images have no `ps`.
  return existsSync("/proc/self/stat") ? listFromProc() : listFromPs();
}

/**
 * A process and everything started by it, directly or not.
 * @param {number} pid
 * @param {readonly ListedProcess[]} processes
 * @returns {ListedProcess[]} the process itself first
 */
export function treeOf(pid, processes) {
  const tree = processes.filter((each) => each.pid === pid);
  for (const { pid: parent } of tree)
    tree.push(...processes.filter((each) => each.parent === parent && each.pid !== pid));
  return tree;
}

/**
 * Those which still run, and are not others that were given their ids since.
 * @param {readonly ListedProcess[]} processes
 * @param {readonly ListedProcess[]} [listed] all that run now
 * @returns {ListedProcess[]}
 */
export function stillRunning(processes, listed = listProcesses()) {
  const now = new Map(listed.map(({ pid, started }) => [pid, started]));
  return processes.filter(({ pid, started }) => now.get(pid) === started);
}

/** @returns {ListedProcess[]} */
function listFromProc() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // The command in brackets may itself hold spaces and brackets.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const [state, parent] = fields;
        if (state === "Z" || state === "X") return [];
        return [{ pid: Number(name), parent: Number(parent), started: fields[19] ?? "" }];
      } catch {
        // It ended while the list was read.
        return [];
      }
    });
}

/** @returns {ListedProcess[]} */
function listFromPs() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,lstart="], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, ...started] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), started: started.join(" ") };
    });
}
