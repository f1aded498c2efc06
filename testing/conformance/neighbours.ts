import type { Page } from "playwright";
import { expect, it } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { flavour } from "../flavour";
import { seenErrors } from "../page/recordErrors";
import { waitForState, waitUntilMounted } from "../page/waitForState";
import type { BrokenAt } from "./brokenWidget";
import { markupOf } from "./example";
import { type Stage, showAnew } from "./stage";

const lost: readonly BrokenAt[] = ["render", "effect"];
const kept: readonly BrokenAt[] = ["handler", "rejection", "request"];

/** Tests the widget beside others that fail; how each of those fails is tested in `packages/element`. */
export function describeNeighbours(stage: Stage, getPage: () => Page): void {
  const { tag } = stage.schema;

  it("goes on beside widgets that break in every way, each of which is reported once", async () => {
    const tagOf = (at: BrokenAt) => `${tag}-broken-${at}` as const;
    const broken = [...lost, ...kept].map(
      (at) => `<${tagOf(at)}><b>do servidor</b></${tagOf(at)}>`,
    );
    const script = await bundleForPage("testing/conformance/brokenWidget.tsx", "broken", {
      flavour,
      mode: "production",
    });
    const page = getPage();
    await showAnew(stage, page, `${broken.join("")}${markupOf(stage)}`);
    stage.demo.server.addPage("/broken.js", {
      html: script,
      headers: { "content-type": "text/javascript" },
    });
    await page.addScriptTag({ url: "/broken.js" });
    await waitUntilMounted(page, tag);
    await page.evaluate((own) => {
      const { breakages, defineBroken } = Reflect.get(
        window,
        "broken",
      ) as typeof import("./brokenWidget");
      for (const at of breakages) defineBroken(`${own as `yy-${string}`}-broken-${at}`, at);
    }, tag);
    for (const at of lost) {
      await waitForState(page, tagOf(at), "failed");
      expect(await page.locator(`${tagOf(at)} b`).isVisible()).toBe(true);
    }
    for (const at of kept) {
      await waitUntilMounted(page, tagOf(at));
      await page.locator(tagOf(at)).getByRole("button", { name: "quebrar" }).click();
    }
    const reporters = async () => (await seenErrors(page)).map(({ widget }) => widget).sort();
    await expect.poll(reporters).toEqual([...lost, ...kept].map(tagOf).sort());
    for (const at of kept) await waitUntilMounted(page, tagOf(at));
    await waitUntilMounted(page, tag);
  });
}
