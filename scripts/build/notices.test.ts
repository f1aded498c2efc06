import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

const ofBoth = ["preact", "ky", "zustand", "tom-select", "imask", "dompurify"];

it.each([
  // The doctor beside both flavours draws with Preact.
  ["dist", ["react", "react-dom", ...ofBoth], ["@herb-tools/node-wasm", "hono"]],
  ["dist/lite", ofBoth, ["react-dom"]],
])("%s names what is bundled, with its licence, and nothing else", (folder, bundled, others) => {
  const notices = readFileSync(inRepository(folder, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const titles = [...notices.matchAll(/^-{80}\n\n(\S+) [\d.]+\S* \(.+\)$/gm)];
  const names = titles.map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(bundled));
  expect(names.filter((name) => others.includes(name ?? ""))).toEqual([]);
  expect(notices).toContain("Permission is hereby granted");
});
