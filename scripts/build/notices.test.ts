import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inRepository } from "../repository";
import { writeNotices } from "./notices";

const noticesOf = (folder: string) =>
  readFileSync(inRepository(folder, "THIRD-PARTY-NOTICES.txt"), "utf8");

it.each([
  ["dist", ["react", "react-dom", "ky", "zustand", "tom-select", "imask", "dompurify"], ["preact"]],
  ["dist/lite", ["preact", "ky", "zustand", "tom-select", "imask", "dompurify"], ["react-dom"]],
])("%s names what is bundled, with its licence, and nothing else", (folder, bundled, others) => {
  const titles = [...noticesOf(folder).matchAll(/^-{80}\n\n(\S+) [\d.]+\S* \(.+\)$/gm)];
  const names = titles.map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(bundled));
  expect(names.filter((name) => others.includes(name ?? ""))).toEqual([]);
  expect(noticesOf(folder)).toContain("Permission is hereby granted");
});

it("fails on a package without a licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "yy-notices-"));
  try {
    // Of this repository, which has no such file in its folder.
    const module = "node_modules/@yy/domain/src/urls/index.ts";
    expect(() => writeNotices(folder, [module])).toThrow("node_modules/@yy/domain is bundled");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
