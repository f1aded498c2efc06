import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Unavailable } from "./run.mjs";
import { ensureStacks, makeOnce } from "./stacks.mjs";

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "yy-stacks-"));
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

describe("a machine that cannot have the chroot", () => {
  const message = (machine: Parameters<typeof ensureStacks>[0]) =>
    ensureStacks({ cache, chosen: "", ...machine }).catch((error: unknown) => error);

  it("says in a line that it takes root", async () => {
    const error = await message({ uid: 1000 });
    expect(error).toBeInstanceOf(Unavailable);
    expect(String(error)).toMatch(/not tested: only root can make and enter their chroot\.$/);
  });

  const canMount = spawnSync("unshare", ["--mount", "--pid", "--fork", "true"]).status === 0;

  it("says in a line that there is no mirror, or what else is missing before that", async () => {
    const error = await message({ apt: cache });
    expect(error).toBeInstanceOf(Unavailable);
    const reasons = { mount: /no mounts/, mirror: /names no mirror of Debian/, root: /only root/ };
    const expected = process.getuid?.() !== 0 ? "root" : canMount ? "mirror" : "mount";
    expect(String(error)).toMatch(reasons[expected]);
    expect(String(error)).not.toContain("\n");
    expect(readdirSync(cache)).toEqual([]);
  });
});

describe("a folder that is made once", () => {
  const folder = () => join(cache, "digest");
  const made: string[] = [];
  const make = async (unfinished: string) => {
    made.push(unfinished);
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, "file"), "");
  };
  beforeEach(() => {
    made.length = 0;
  });

  it("is there whole, and not made again", async () => {
    await makeOnce(folder(), make);
    await makeOnce(folder(), make);
    expect(made).toHaveLength(1);
    expect(readdirSync(cache)).toEqual(["digest"]);
    expect(existsSync(join(folder(), "file"))).toBe(true);
  });

  it("is made anew where a process has ended before it was whole, whose rest is removed", async () => {
    const { pid } = spawnSync("true");
    for (const id of [pid, process.pid])
      mkdirSync(join(cache, `digest.${id}`, "half"), { recursive: true });
    await makeOnce(folder(), make);
    expect(readdirSync(cache)).toEqual(["digest"]);
    expect(readdirSync(folder())).toEqual(["file"]);
  });

  it("leaves alone what another process is making", async () => {
    mkdirSync(join(cache, `digest.${process.ppid}`));
    await makeOnce(folder(), make);
    expect(readdirSync(cache)).toEqual(["digest", `digest.${process.ppid}`]);
  });

  it("leaves nothing behind when making fails, and can be made the next time", async () => {
    const fail = async (unfinished: string) => {
      await make(unfinished);
      throw new Unavailable("no network");
    };
    await expect(makeOnce(folder(), fail)).rejects.toThrow("no network");
    expect(readdirSync(cache)).toEqual([]);
    await makeOnce(folder(), make);
    expect(existsSync(folder())).toBe(true);
  });

  it("is the one of another process that was quicker", async () => {
    await makeOnce(folder(), async (unfinished) => {
      await make(unfinished);
      mkdirSync(join(folder(), "theirs"), { recursive: true });
    });
    expect(readdirSync(cache)).toEqual(["digest"]);
    expect(readdirSync(folder())).toEqual(["theirs"]);
  });
});
