import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Unavailable } from "./run.mjs";
import { ensureStacks } from "./stacks.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-stacks-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const reason = (machine: Parameters<typeof ensureStacks>[0]) =>
  ensureStacks(machine).catch((error: unknown) => error);

it("says in a line that the mirror does not answer, and leaves no chroot half made", async () => {
  const [apt, cache] = [join(folder, "apt"), join(folder, "cache")];
  mkdirSync(apt);
  writeFileSync(join(apt, "sources.list"), "deb http://127.0.0.1:9/debian bookworm main\n");
  const error = await reason({ chosen: "", apt, cache });
  expect(error).toBeInstanceOf(Unavailable);
  expect(String(error)).toMatch(/their chroot could not be made: .*127\.0\.0\.1:9\S*\.$/);
  expect(readdirSync(cache)).toEqual([]);
});

it("says that STACKS_PATH names no system", async () => {
  const error = await reason({ chosen: folder });
  expect(String(error)).toContain(`STACKS_PATH names no folder with a system: ${folder}`);
});
