import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { compileInMemory } from "../testing/compileInMemory";
import { newWidget, writeNewFiles } from "./createWidget";

// The compiler reads half of the packages.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), "yy-create-"));
afterAll(() => rmSync(root, { recursive: true }));

describe("npm run create", () => {
  it("writes schema, component, styles, tests, README, story and demo page", () => {
    writeNewFiles(root, newWidget("price-tag"));
    for (const file of [
      "widgets/price-tag/schema.ts",
      "widgets/price-tag/words.pt.ts",
      "widgets/price-tag/PriceTag.tsx",
      "widgets/price-tag/price-tag.css",
      "widgets/price-tag/price-tag.page.css",
      "widgets/price-tag/index.ts",
      "widgets/price-tag/pressesText.test.ts",
      "widgets/price-tag/price-tag.browser.test.ts",
      "widgets/price-tag/price-tag.conformance.browser.test.ts",
      "widgets/price-tag/README.md",
      "stories/price-tag.stories.ts",
      "demo-pages/pages/widgets/price-tag.html",
    ])
      expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, "widgets/price-tag/index.ts"), "utf8")).toContain(
      "export const priceTag",
    );
  });

  it("fills every blank", () => {
    for (const { path, content } of newWidget("price-tag"))
      expect(path + content).not.toMatch(/__\w+__/);
  });

  it("writes what the compiler takes", () => {
    const files = newWidget("price-tag").filter(({ path }) => /\.tsx?$/.test(path));
    const complaintsAbout = compileInMemory(
      Object.fromEntries(files.map(({ path, content }) => [path, content])),
    );
    for (const { path } of files) expect(complaintsAbout(path), path).toBe("");
  });

  it("writes nothing over a widget that is there", () => {
    const other = join(root, "other");
    writeNewFiles(other, newWidget("icon").slice(-1));
    expect(() => writeNewFiles(other, newWidget("icon"))).toThrow(
      "demo-pages/pages/widgets/icon.html exists already",
    );
    expect(existsSync(join(other, "widgets"))).toBe(false);
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
});
