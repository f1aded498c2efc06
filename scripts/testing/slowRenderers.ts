import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { RunStopped } from "../setup/run.mjs";

/** How long pages are stopped and run, alternately, in ms. */
const stoppedFor = 60;
const runningFor = 15;
/** The interval at which processes are listed again, in ms. */
const listedEvery = 1_000;

/**
 * Stops the renderer processes of all browsers that this process has started for four fifths of the
 * time, until the signal is aborted. The tests themselves run at full speed, so that a test that
 * checks too early fails.
 * @throws {RunStopped} where there is no `/proc`
 */
export async function slowRenderers(signal: AbortSignal): Promise<void> {
  if (process.platform !== "linux")
    throw new RunStopped("--slow finds the browsers' processes in /proc: it needs Linux.");
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
  const ids = readdirSync("/proc").map(Number).filter(Boolean);
  const parents = new Map(ids.map((id) => [id, parentOf(id)]));
  const isOurs = (id: number): boolean => {
    for (let each: number | undefined = id; each; each = parents.get(each))
      if (each === process.pid) return true;
    return false;
  };
  return ids.filter((id) => isOurs(id) && read(`/proc/${id}/cmdline`).includes("--type=renderer"));
}

function parentOf(id: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
}

/** Reads a file in `/proc`; empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function send(signal: NodeJS.Signals, ids: readonly number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // As above.
    }
  }
}
