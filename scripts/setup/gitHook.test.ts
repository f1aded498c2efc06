import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { wantsGitHook } from "./gitHook.mjs";

const usual = { ".git/config": "[core]\n\tbare = false\n" };

it.each([
  ["a normal checkout", usual, true],
  ["no repository", {}, false],
  ["a worktree, whose .git is a file", { ".git": "gitdir: ../other/.git/worktrees/x\n" }, false],
  ["another commit hook", { ...usual, ".git/hooks/pre-commit": "#!/bin/sh\n" }, false],
  ["hooks elsewhere", { ".git/config": "[core]\n\thooksPath = .githooks\n" }, false],
])("%s: the commit hook is wanted or not", (_, files, wanted) => {
  const checkout = mkdtempSync(join(tmpdir(), "yy-hook-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(checkout, file)), { recursive: true });
      writeFileSync(join(checkout, file), text);
    }
    expect(wantsGitHook(checkout)).toBe(wanted);
  } finally {
    rmSync(checkout, { recursive: true });
  }
});
