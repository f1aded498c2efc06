import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { listProcesses } from "./processTree.mjs";

vi.setConfig({ testTimeout: 20_000 });

const folder = mkdtempSync(join(tmpdir(), "yy-supervise-"));
const temp = mkdtempSync(join(folder, "tmp-"));
afterAll(() => rmSync(folder, { recursive: true }));

const url = (name: string) => new URL(name, import.meta.url).href;

/** A command that leaves the run's process group, as browsers do, and ignores being asked to end. */
const stubborn = `
  const { spawn } = require("node:child_process");
  const { mkdtempSync } = require("node:fs");
  const own = mkdtempSync(require("node:os").tmpdir() + "/profile-");
  const script = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')";
  const child = spawn(process.execPath, ["-e", script], { detached: true });
  child.stdout.once("data", () => console.log(JSON.stringify({ own, pids: [process.pid, child.pid] })));
  setInterval(() => {}, 1000);
`;

const program = join(folder, "run.mjs");
writeFileSync(
  program,
  `import { run } from ${JSON.stringify(url("children.mjs"))};
   import { supervise } from ${JSON.stringify(url("supervise.mjs"))};
   const command = process.argv[2];
   await supervise(
     () => run(process.execPath, ["-e", command]),
     { lock: ${JSON.stringify(join(folder, "lock"))} },
   );`,
);

function startRun(command: string, environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [program, command], {
    env: { ...process.env, npm_lifecycle_event: undefined, TMPDIR: temp, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function whatItStarted(child: ChildProcess): Promise<{ own: string; pids: number[] }> {
  const [line] = await once(child.stdout ?? child, "data");
  return JSON.parse(String(line)) as { own: string; pids: number[] };
}

async function expectNothingLeft({ own, pids }: { own: string; pids: number[] }): Promise<void> {
  await expect
    .poll(() => listProcesses().filter(({ pid }) => pids.includes(pid)), { timeout: 12_000 })
    .toEqual([]);
  await expect.poll(() => existsSync(own), { timeout: 5_000 }).toBe(false);
  // The folder around it goes last.
  await expect.poll(() => readdirSync(temp), { timeout: 5_000 }).toEqual([]);
}

it("gives the run a temporary folder of its own and its exit code", async () => {
  const child = startRun("console.log(process.env.TMPDIR); process.exit(7)");
  const [line] = await once(child.stdout ?? child, "data");
  expect(String(line)).toContain(join(temp, "yy-test-"));
  expect(await once(child, "exit")).toEqual([7, null]);
  expect(readdirSync(temp)).toEqual([]);
});

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("leaves no process and no folder behind after %s", async (signal, exitCode) => {
  const child = startRun(stubborn);
  const started = await whatItStarted(child);
  child.kill(signal);
  // As a terminal's Ctrl-C, which npm passes on once more.
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([exitCode, null]);
  expect(existsSync(join(folder, "lock"))).toBe(false);
  await expectNothingLeft(started);
});

it("leaves nothing behind when it is killed without a chance to clean up", async () => {
  const child = startRun(stubborn);
  const started = await whatItStarted(child);
  child.kill("SIGKILL");
  await expectNothingLeft(started);
});

it("ends with the npm that started it", async () => {
  const shell = `"${process.execPath}" "${program}" "$COMMAND" & wait`;
  const parent = spawn("sh", ["-c", shell], {
    env: { ...process.env, npm_lifecycle_event: "test", TMPDIR: temp, COMMAND: stubborn },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const started = await whatItStarted(parent);
  parent.kill("SIGKILL");
  await expectNothingLeft(started);
});

it("ends with an npm whose shell goes on", async () => {
  const npm = `
    const { spawn } = require("node:child_process");
    const shell = '"$NODE" "$PROGRAM" "$COMMAND" & wait';
    spawn("sh", ["-c", shell], { stdio: ["ignore", "inherit", "ignore"] });
  `;
  const environment = { NODE: process.execPath, PROGRAM: program, COMMAND: stubborn };
  const parent = spawn(process.execPath, ["-e", npm], {
    env: { ...process.env, npm_lifecycle_event: "test", TMPDIR: temp, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const started = await whatItStarted(parent);
  parent.kill("SIGKILL");
  await expectNothingLeft(started);
});

it("ends what a command starts after it was asked to end", async () => {
  const late = `
    const { spawn } = require("node:child_process");
    const stubborn = ${JSON.stringify(stubborn)};
    process.on("SIGTERM", () => {
      const child = spawn(process.execPath, ["-e", stubborn], { stdio: "inherit", detached: true });
      child.unref();
      setTimeout(() => process.exit(), 500);
    });
    setInterval(() => {}, 1000);
    console.log("ready");
  `;
  const child = startRun(late);
  await once(child.stdout ?? child, "data");
  child.kill("SIGTERM");
  const started = await whatItStarted(child);
  await once(child, "exit");
  await expectNothingLeft(started);
});

it("says in one line where it cannot write", async () => {
  const child = startRun("", { TMPDIR: join(folder, "nowhere") });
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot write to the temporary folder .*nowhere .*set TMPDIR\.\n$/);
});

it("refuses a second run, and lets one begin after it", async () => {
  const first = startRun(stubborn);
  const started = await whatItStarted(first);
  const second = startRun("");
  const [line] = await once(second.stderr ?? second, "data");
  expect(String(line)).toContain(`under way in this clone (pid ${first.pid})`);
  expect(await once(second, "exit")).toEqual([1, null]);
  first.kill("SIGTERM");
  await once(first, "exit");
  await expectNothingLeft(started);
  expect(await once(startRun("process.exit(0)"), "exit")).toEqual([0, null]);
});
