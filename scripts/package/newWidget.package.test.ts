import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";

const clone = mkdtempSync(join(tmpdir(), "yy-new-widget-"));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** @throws Error with the command's output when it fails */
function run(command: string): string {
  const { VITEST, NODE_ENV, ...env } = process.env;
  const options = { cwd: clone, encoding: "utf8", env, maxBuffer: 2 ** 27 } as const;
  try {
    return execFileSync("sh", ["-c", `${command} 2>&1`], options);
  } catch (error) {
    throw new Error(`${command}\n${(error as { stdout?: string }).stdout ?? ""}`);
  }
}

/** The commands of the chapter about new widgets, without what stands beside them. */
function commandsOfContributing(): string[] {
  const text = readFileSync(inRepository("CONTRIBUTING.md"), "utf8");
  const [, block = ""] = /^## A new widget\n+```sh\n([\s\S]*?)^```/m.exec(text) ?? [];
  return block
    .trim()
    .split("\n")
    .map((line) => line.replace(/\s+#.*/, ""));
}

/** A repository of one commit, with the modules that are installed here. */
beforeAll(() => {
  // A link made absolute would lead out of the copy, where Biome panics.
  for (const path of repositoryFiles())
    cpSync(inRepository(path), join(clone, path), { verbatimSymlinks: true });
  // Links to the same files, unless the folder for temporary files is on another disk.
  for (const folder of ["node_modules", ...modulesOfWorkspaces()]) {
    const [from, to] = [inRepository(folder), join(clone, folder)];
    run(`cp -al "${from}" "${to}" || { rm -rf "${to}"; cp -a "${from}" "${to}"; }`);
  }
  run("rm -rf node_modules/.cache node_modules/.vite");
  run("git init -q && git add -A");
  run("git -c user.name=a -c user.email=a@example.com commit -qnm a");
}, 600_000);

function modulesOfWorkspaces(): string[] {
  const { packages } = JSON.parse(readFileSync(inRepository("package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, object>>;
  };
  const own = Object.keys(packages).flatMap((path) => {
    const [, folder] = /^((?!node_modules\/).+?\/node_modules)\//.exec(path) ?? [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(own)];
}

describe("a widget made by CONTRIBUTING.md", () => {
  const commands = commandsOfContributing();

  it("takes three commands at most, each of which passes", { timeout: 1_200_000 }, () => {
    expect(commands.length).toBeLessThanOrEqual(3);
    expect(commands[0]).toMatch(/^npm run create /);
    for (const command of commands) run(command);
  });

  it("passes all checks", { timeout: 600_000 }, () => {
    run("npm run check");
  });

  it("is at most 25 files besides its pictures, and changes nothing else", () => {
    const changed = run("git status --porcelain --untracked-files=all")
      .trimEnd()
      .split("\n")
      .filter((line) => !/\.(png|webp)$/.test(line));
    expect(changed.filter((line) => line.startsWith("??")).length).toBeGreaterThan(10);
    expect(changed.length, changed.join("\n")).toBeLessThanOrEqual(25);
  });
});
