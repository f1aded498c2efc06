import { bundleForPage } from "@yy/demo-pages/testing";
import { expect, it } from "vitest";
import type { BrokenAt } from "./brokenWidget";
import { markupOf } from "./example";
import { seenErrors, waitForState, waitUntilMounted } from "./inPage";
import { openPage, type Stage } from "./stage";

const flavour = process.env.YY_FLAVOUR === "lite" ? "lite" : "react";

export function describeFailures(stage: Stage): void {
  const { tag } = stage.schema;
  const brokenTag = `${tag}-broken`;
  const broken = `<${brokenTag}>${stage.example.children}<b id="fallback">do servidor</b></${brokenTag}>`;

  const openBroken = async (at: BrokenAt) => {
    const script = await bundleForPage("packages/element/testing/brokenWidget.tsx", "broken", {
      flavour,
    });
    const page = await openPage(stage, broken + markupOf(stage), { inlineScript: script });
    await waitUntilMounted(page, tag);
    await page.evaluate(
      ([name, where]) => {
        const { defineBroken } = Reflect.get(window, "broken") as typeof import("./brokenWidget");
        defineBroken(name as `yy-${string}`, where as BrokenAt);
      },
      [brokenTag, at] as const,
    );
    return page;
  };

  for (const at of ["render", "effect"] as const) {
    it(`gives the page back when the ${at} throws, and the others go on`, async () => {
      const page = await openBroken(at);
      await waitForState(page, brokenTag, "failed");
      expect(await seenErrors(page)).toEqual([
        { widget: brokenTag, name: "Error", message: `broken ${at}` },
      ]);
      expect(await page.locator("#fallback").isVisible()).toBe(true);
      await waitUntilMounted(page, tag);
    });
  }

  for (const at of ["handler", "rejection", "request"] as const) {
    it(`reports once what a ${at} throws, and stays`, async () => {
      const page = await openBroken(at);
      await waitUntilMounted(page, brokenTag);
      await page.locator(brokenTag).getByRole("button", { name: "quebrar" }).click();
      await expect
        .poll(async () => (await seenErrors(page)).map(({ widget }) => widget))
        .toEqual([brokenTag]);
      await waitUntilMounted(page, brokenTag);
    });
  }

  it("logs an error once, and not at all when yy:error was cancelled", async () => {
    const page = await openBroken("handler");
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    const button = page.locator(brokenTag).getByRole("button", { name: "quebrar" });
    await button.click();
    await expect.poll(() => logged.length).toBe(1);
    await page.evaluate(() =>
      window.addEventListener("yy:error", (event) => event.preventDefault()),
    );
    await button.click();
    await expect.poll(async () => (await seenErrors(page)).length).toBe(2);
    expect(logged).toHaveLength(1);
  });
}
