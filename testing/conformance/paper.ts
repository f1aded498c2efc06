import { expect, it } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { markupOf } from "./example";
import type * as PaperPage from "./paperPage";
import { openPage, type Stage, waitUntilDrawn } from "./stage";

declare global {
  interface Window {
    paper: typeof PaperPage;
  }
}

/** Tests how the widget is printed. `print.browser.test.ts` tests the print of a whole page. */
export function describePaper(stage: Stage): void {
  it("prints all that the server has written, and no control of its own", async () => {
    const page = await openPage(stage, markupOf(stage, { "data-mount": "eager" }), {
      inlineScript: await bundleForPage("testing/conformance/paperPage.ts", "paper"),
    });
    await waitUntilDrawn(stage, page);
    await page.emulateMedia({ media: "print" });
    const isWritten = stage.example.keepsChildren && !stage.example.staysOnScreen;
    const printed = async () => {
      const { missing, ...others } = await page.evaluate(() => window.paper.printed());
      return isWritten ? { ...others, missing } : others;
    };
    const nothing = { controls: [], overlaps: [] };
    // Some elements appear only a moment after the mount.
    const message = "on paper: the page's own texts, no controls, nothing on top of another";
    await expect
      .poll(printed, { message })
      .toEqual(isWritten ? { ...nothing, missing: [] } : nothing);
  });
}
