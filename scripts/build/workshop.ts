import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { inRepository, root } from "../repository";

/**
 * A folder to build in, beside `dist/` so that the result can be renamed into its place. It is gone when this process
 * ends; what a killed one has left goes with the next build.
 */
export function makeWorkshop(): string {
  for (const name of readdirSync(root)) {
    const owner = /^\.dist-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) remove(inRepository(name));
  }
  const workshop = mkdtempSync(inRepository(`.dist-${process.pid}-`));
  process.on("exit", () => remove(workshop));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => process.exit(1));
  return workshop;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
