import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { slowRenderers } from "./slowRenderers";

/** `T`: stopped. */
function stateOf(pid: number | undefined): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[0];
}

it.runIf(process.platform === "linux")("stops renderers, and lets them go at the end", async () => {
  const program = "setInterval(() => {}, 1000)";
  const renderer = spawn(process.execPath, ["-e", program, "--", "--type=renderer"]);
  const other = spawn(process.execPath, ["-e", program]);
  const over = new AbortController();
  try {
    const slowed = slowRenderers(over.signal);
    await expect.poll(() => stateOf(renderer.pid), { timeout: 10_000 }).toBe("T");
    expect(stateOf(other.pid)).not.toBe("T");
    over.abort();
    await slowed;
    expect(stateOf(renderer.pid)).not.toBe("T");
  } finally {
    over.abort();
    renderer.kill("SIGKILL");
    other.kill("SIGKILL");
  }
});
