import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { listProcesses, treeOf } from "../setup/processTree.mjs";

/** How long pages stand still and run, in turn; ms. */
const stoppedFor = 60;
const runningFor = 15;
/** How often processes are listed again; ms. */
const listedEvery = 1_000;

/**
 * Stops the renderers of all browsers that this process has started for four fifths of the time, until the signal is
 * aborted. The tests themselves stay quick: one that looks before its page is done fails.
 */
export async function slowRenderers(signal: AbortSignal): Promise<void> {
  let renderers: readonly number[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    if (performance.now() - listedAt > listedEvery) {
      renderers = findRenderers();
      listedAt = performance.now();
    }
    send("SIGSTOP", renderers);
    await wait(stoppedFor);
    send("SIGCONT", renderers);
    await wait(runningFor);
  }
}

function findRenderers(): number[] {
  return treeOf(process.pid, listProcesses())
    .map(({ pid }) => pid)
    .filter(isRenderer);
}

function isRenderer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer");
  } catch {
    // It has ended since it was listed.
    return false;
  }
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // As above.
    }
  }
}
