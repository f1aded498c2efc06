import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "@yy/demo-pages/paths";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { flavour } from "../flavour";
import { waitUntilMounted } from "../page/waitForState";
import { markupOf } from "./example";
import { type Stage, showMounted } from "./stage";

const otherUrl = "/other/yy.all.js";

/** Tests two builds on one page. The second one cannot be removed, so these tests come last. */
export function describeVersions(stage: Stage, page: () => Page): void {
  const { tag } = stage.schema;

  it("keeps the first of two versions, with one warning that names both", async () => {
    await showMounted(stage, page());
    const warnings: string[] = [];
    page().on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    stage.demo.server.addPage(otherUrl, {
      html: otherVersion(),
      headers: { "content-type": "text/javascript" },
    });
    await page().evaluate(async (url) => {
      const script = document.createElement("script");
      script.src = url;
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }, otherUrl);
    await page().evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      markupOf(stage),
    );
    await waitUntilMounted(page(), tag);
    // A widget may also warn of elements that are on the page twice.
    const ofBundles = warnings.filter((text) => text.includes("version"));
    expect(ofBundles).toHaveLength(1);
    expect(ofBundles[0]).toMatch(/yy-[a-z-]+ .*0\.1\.0.*9\.9\.9/);
  });
}

let builtOther: string | undefined;

/** The built bundle of all widgets, its version changed to 9.9.9. */
function otherVersion(): string {
  builtOther ??= readFileSync(
    join(builtFolder, flavour === "lite" ? "lite" : ".", "yy.all.js"),
    "utf8",
  ).replaceAll('"0.1.0"', '"9.9.9"');
  return builtOther;
}
