import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, expect, it } from "vitest";
import { repositoryFolder } from "./node/paths";

const built = join(repositoryFolder, `demo-pages/dist/main-under-test-${process.pid}.js`);
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
  rmSync(built, { force: true });
});

/** Starts the built server from a folder that is not the repository's, and waits for its first line. */
async function startBuilt(
  port: string,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; line: string }> {
  const entry = join(repositoryFolder, "demo-pages/server/main.ts");
  await build({
    entryPoints: [entry],
    outfile: built,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
  });
  const child = spawn(process.execPath, [built, ...args], {
    cwd: "/",
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const [line] = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return { child, line: String(line) };
}

it("runs as one built file from anywhere, and finds the pages and the libraries", async () => {
  const { line } = await startBuilt("0");
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
  expect((await fetch(`${origin}/widgets`)).status).toBe(200);
  expect((await fetch(`${origin}/vendor/turbo.js`)).status).toBe(200);
});

it("listens where --port says, and tells a taken port in one line", async () => {
  const { line } = await startBuilt("0");
  const port = /:(\d+)\s*$/.exec(line)?.[1] ?? "";
  const second = await startBuilt("0", ["--port", port]);
  const code = second.child.exitCode ?? (await once(second.child, "exit"))[0];
  expect(second.line).toBe(`npm start: port ${port} is taken; --port or PORT chooses another.\n`);
  expect(code).toBe(1);
});

it("tells what is no port in one line", async () => {
  const { child, line } = await startBuilt("oitenta");
  const code = child.exitCode ?? (await once(child, "exit"))[0];
  expect(line).toBe('npm start: PORT must be a number from 0 to 65535, got "oitenta"\n');
  expect(code).toBe(1);
});
