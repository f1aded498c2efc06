import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../../dist");

describe.each([
  ["react", "chunks"],
  ["lite", "lite/chunks"],
] as const)("the version, %s", (flavour, folder) => {
  const demo = useDemo();

  it("is not in the files that yy.js loads: they keep their names where only it changes", () => {
    const { version } = JSON.parse(readFileSync(join(dist, "../widgets/package.json"), "utf8")) as {
      version: string;
    };
    const files = readdirSync(join(dist, folder)).filter((file) => file.endsWith(".js"));
    expect(files.length).toBeGreaterThan(50);
    const naming = files.filter((file) =>
      readFileSync(join(dist, folder, file), "utf8").includes(version),
    );
    expect(naming).toEqual([]);
  });

  it("of an element is that of the script that has claimed its tag", async () => {
    demo.server.addPage("/page", {
      flavour,
      inlineScript: `globalThis[Symbol.for("yy.bundles")] = [{ version: "9.9.9", tags: new Set(["yy-modal"]) }];
        customElements.define("yy-modal", class extends HTMLElement { static version = "9.9.9" });`,
      body: '<yy-count-badge data-count="7"></yy-count-badge><yy-modal></yy-modal>',
    });
    const page = await demo.open("/page");
    await waitUntilMounted(page, "yy-count-badge");
    const versions = await page.evaluate(() =>
      ["yy-count-badge", "yy-modal"].map((tag) =>
        Reflect.get(customElements.get(tag) ?? {}, "version"),
      ),
    );
    expect(versions).toEqual([await page.evaluate(() => window.YY.version), "9.9.9"]);
  });
});
