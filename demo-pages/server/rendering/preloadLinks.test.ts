import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { afterAll, describe, expect, it } from "vitest";
import { withPreloadLinks } from "./preloadLinks";

const preloads = {
  "yy-modal": ["chunks/core-1.js", "chunks/modal-1.js"],
  "yy-tabs": ["chunks/core-1.js", "chunks/tabs-1.js"],
};

const distDir = mkdtempSync(join(tmpdir(), "yy-dist-"));
mkdirSync(join(distDir, "lite"));
for (const folder of ["", "lite"])
  writeFileSync(
    join(distDir, folder, "preload.json"),
    JSON.stringify({ "yy-follow-button": ["chunks/core-1.js"] }),
  );

describe("links that preload", () => {
  const demo = useServer({ distDir });
  afterAll(() => rmSync(distDir, { recursive: true }));

  it("name each file of the page's widgets once, before the first script", () => {
    const html = "<head><script src=a></script></head><yy-tabs></yy-tabs><yy-modal></yy-modal>";
    expect(withPreloadLinks(html, preloads, "/dist")).toBe(
      `<head><link rel="modulepreload" href="/dist/chunks/core-1.js">
<link rel="modulepreload" href="/dist/chunks/tabs-1.js">
<link rel="modulepreload" href="/dist/chunks/modal-1.js">
<script src=a></script></head><yy-tabs></yy-tabs><yy-modal></yy-modal>`,
    );
  });

  it("leave out tags that the build does not know, and pages without widgets", () => {
    for (const html of ["<script></script><yy-other></yy-other>", "<script></script>"])
      expect(withPreloadLinks(html, preloads, "/dist")).toBe(html);
  });

  it.each([
    ["", "/dist/chunks/core-1.js"],
    ["?flavour=lite", "/dist/lite/chunks/core-1.js"],
  ])("are on the pages of the marketplace: %s", async (query, file) => {
    const html = await (await demo.visitor(1)).visit(`/${query}`);
    expect(html).toContain(`<link rel="modulepreload" href="${file}">`);
  });

  it("are not on a page with the classic script, or none", async () => {
    const visitor = await demo.visitor(1);
    for (const script of ["classic", "none"])
      expect(await visitor.visit(`/?script=${script}`)).not.toContain("modulepreload");
  });
});
