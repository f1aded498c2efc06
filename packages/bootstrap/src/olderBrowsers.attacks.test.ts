import { guideExamples, sharePage, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { widgetNames } from "../../../scripts/repository";
import { nothingNew } from "./testing/olderBrowser/features";
import { useOlderBrowser } from "./testing/olderBrowser/useOlderBrowser";

describe("browsers since January 2023 (docs/browsers.md)", () => {
  const demo = useDemo();
  const older = useOlderBrowser(demo);
  const examplesOf = guideExamples(demo);

  describe("without anything newer", () => {
    const page = sharePage(demo, () => older.open(nothingNew));

    describe.each(widgetNames())("yy-%s", (name) => {
      it("mounts or gives the page back, throws nothing, and every control can be reached", async () => {
        await older.forget(page());
        await page().evaluate((html) => window.look.show(html), await examplesOf(name));
        const look = (about: "unstarted" | "unreachable") =>
          expect.poll(() => page().evaluate((asked) => window.look[asked](), about));
        await look("unstarted").toEqual([]);
        await look("unreachable").toEqual([]);
        expect(await older.defects(page())).toEqual([]);
      });
    });
  });

  it("Safari 16.3 keeps the server's markup, and the console says so once", async () => {
    const texts: string[] = [];
    const page = await older.open(["adoptedStyleSheets", "scripting"], {
      body: `<main><yy-slider><p>um</p><p>dois</p></yy-slider><yy-popover><b data-part="trigger">como</b>
        <i data-part="content">assim</i></yy-popover></main>`,
      onConsole: (text) => texts.push(text),
    });
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect(texts).toEqual([expect.stringContaining("adoptedStyleSheets")]);
    for (const text of ["um", "dois", "como", "assim"])
      expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
    expect(await page.evaluate(() => customElements.get("yy-slider"))).toBeUndefined();
    expect(await older.defects(page)).toEqual([]);
  });

  it("a widget works where an element has no custom states at all", async () => {
    const page = await older.open(["attachInternals", "state"], {
      body: '<main><yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge></main>',
    });
    await page.locator("yy-count-badge [part]").first().waitFor();
    expect(await older.defects(page)).toEqual([]);
  });
});
