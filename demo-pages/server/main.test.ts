import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { repositoryFolder } from "./node/paths";

const built = join(repositoryFolder, `demo-pages/dist/main-under-test-${process.pid}.js`);
const running: ChildProcess[] = [];

beforeAll(() =>
  build({
    entryPoints: [join(repositoryFolder, "demo-pages/server/main.ts")],
    outfile: built,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
  }),
);
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});
afterAll(() => rmSync(built, { force: true }));

/**
 * Starts the built server from a folder that is not the repository's, and waits for its first line.
 */
async function startBuilt(args: readonly string[], port = "0") {
  const env = { ...process.env, PORT: port };
  const child = spawn(process.execPath, [built, ...args], { cwd: "/", env });
  running.push(child);
  const [line] = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return { child, line: String(line) };
}

it("runs as one built file from anywhere, and finds the pages and the libraries", async () => {
  const { line } = await startBuilt([]);
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
  expect(origin, line).not.toBe("");
  for (const path of ["/widgets", "/vendor/turbo.js"])
    expect((await fetch(origin + path)).status).toBe(200);
});

it("listens where --port says, and tells a taken port in one line", async () => {
  const { line } = await startBuilt([]);
  const port = /:(\d+)\s*$/.exec(line)?.[1] ?? "";
  const second = await startBuilt(["--port", port]);
  const code = second.child.exitCode ?? (await once(second.child, "exit"))[0];
  expect(second.line).toBe(`npm start: port ${port} is taken; --port or PORT chooses another.\n`);
  expect(code).toBe(1);
});

it("tells what is no port in one line", async () => {
  const { line } = await startBuilt([], "oitenta");
  expect(line).toBe('npm start: PORT must be a number from 0 to 65535, got "oitenta"\n');
});
