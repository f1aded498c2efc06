import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";
import { stack } from "./testing/stack";

it("passes its own specs: every action that a widget calls answers as the widget needs it", async () => {
  const output = await (stack.isInChroot ? specsInChroot() : specsHere());
  expect(output).toMatch(/[1-9]\d* examples, 0 failures/);
});

async function specsInChroot(): Promise<string> {
  const { output } = await runInStacks({
    command: ["rspec"],
    folder: "demo-pages/rails",
    env: { DATABASE_URL: "sqlite3:/tmp/voltinha.sqlite3" },
  });
  return output;
}

async function specsHere(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "yy-rails-"));
  const env = { ...process.env, DATABASE_URL: `sqlite3:${join(folder, "voltinha.sqlite3")}` };
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  try {
    return (await promisify(execFile)("rspec", [], { cwd, env })).stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
