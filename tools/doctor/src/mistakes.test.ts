import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mistakes } from "@yy/domain/mistakes/mistakes.pt";
import { expect, it } from "vitest";
import { checkTemplate } from "./fixes/fixTemplate";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const isSource = (name: string) =>
  /\.(?:tsx?|rb|rake|py|php)$/.test(name) && !/\.test\.|\.d\.ts$/.test(name);
const elsewhere = /^(?:node_modules|dist|vendor|generated|mistakes|tests?|spec|testing|static)$/;

/** The source files of a folder that may report mistakes, as text. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return elsewhere.test(entry.name) ? [] : sourcesIn(path);
    return isSource(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const used = new Set(
  ["packages", "widgets", "tools"].flatMap((folder) =>
    sourcesIn(root + folder).flatMap((text) => text.match(/\bYY-\d{3}\b/g) ?? []),
  ),
);

it("has every code that is told, and tells every code that it has", () => {
  expect([...used].sort()).toEqual([...mistakes.keys()].sort());
});

for (const { code, title, wrong, right, judged = true } of mistakes.values()) {
  if (judged)
    it(`finds ${code}, ${title}, in the wrong markup of its page, and nothing in the right one`, async () => {
      const codesIn = async (markup: string) => [
        ...new Set((await checkTemplate(markup)).map((finding) => finding.code)),
      ];
      expect(await codesIn(wrong)).toEqual([code]);
      expect(await codesIn(right)).toEqual([]);
    });
  else
    it(`has wrong and right markup for ${code} that differ, and of which the doctor says nothing else`, async () => {
      expect(wrong).not.toBe(right);
      const findings = [...(await checkTemplate(wrong)), ...(await checkTemplate(right))];
      expect(findings.filter((finding) => finding.code !== code)).toEqual([]);
    });
}
