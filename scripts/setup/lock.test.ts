import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { takeLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "yy-lock-"));
const file = join(folder, ".vitest/lock");
beforeEach(() => rmSync(join(folder, ".vitest"), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it("is there until it is released, and nothing else is", () => {
  const release = takeLock(file);
  expect(readFileSync(file, "utf8")).toContain(`${process.pid} `);
  expect(readdirSync(join(folder, ".vitest"))).toEqual(["lock"]);
  release();
  expect(existsSync(file)).toBe(false);
});

it("is refused while another process holds it, naming that one", () => {
  takeLock(file);
  expect(() => takeLock(file)).toThrow(`(pid ${process.pid})`);
  expect(existsSync(file)).toBe(true);
});

it("is taken over from a process that has ended", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  takeLock(file)();
  writeFileSync(file, `${pid} 12345`);
  takeLock(file);
  expect(readFileSync(file, "utf8")).toContain(`${process.pid} `);
});

it("is taken over when another process was given the holder's id since", () => {
  takeLock(file)();
  writeFileSync(file, `${process.ppid} 1`);
  takeLock(file);
  expect(readFileSync(file, "utf8")).toContain(`${process.pid} `);
});

it.each(["", "rubbish"])("is taken over when it holds %j", (text) => {
  takeLock(file)();
  writeFileSync(file, text);
  takeLock(file);
  expect(readFileSync(file, "utf8")).toContain(`${process.pid} `);
});
