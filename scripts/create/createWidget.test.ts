import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { compileInMemory } from "../testing/compileInMemory";
import { newWidget, writeNewFiles } from "./createWidget";

const root = mkdtempSync(join(tmpdir(), "yy-create-"));
afterAll(() => rmSync(root, { recursive: true }));

// The compiler reads half of the packages.
it("writes files without blanks that the compiler takes", { timeout: 60_000 }, () => {
  const files = newWidget("price-tag");
  for (const { path, content } of files) expect(path + content).not.toMatch(/__\w+__|\.tpl/);
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "widgets/price-tag/PriceTag.tsx",
      "stories/price-tag.stories.ts",
      "demo-pages/pages/widgets/price-tag.html",
    ]),
  );
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const errorsIn = compileInMemory(
    Object.fromEntries(code.map(({ path, content }) => [path, content])),
  );
  for (const { path } of code) expect(errorsIn(path), path).toBe("");
});

it("writes nothing over a widget that is there", () => {
  const files = newWidget("icon");
  writeNewFiles(root, files.slice(-1));
  expect(() => writeNewFiles(root, files)).toThrow(`${files.at(-1)?.path} exists already`);
  expect(readdirSync(root)).toHaveLength(1);
});

it.each(["", "PriceTag", "price_tag", "1-price", "price--tag", "../price"])(
  "refuses the name %j",
  (name) => {
    expect(() => newWidget(name)).toThrow("lower-case words joined by hyphens");
  },
);

it("refuses the prefix, which every tag gets", () => {
  expect(() => newWidget("yy-price")).toThrow("leave out the prefix");
});
