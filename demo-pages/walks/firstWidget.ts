import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import { waitUntilMounted } from "@yy/testing/page";
import { type StackCommand, startInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

/**
 * @param followGuide makes an empty application, does in it what the beginning of the guide's
 * chapter says, and serves it: a page with a countdown that ends in two hours
 */
export function bringsFirstWidget(followGuide: StackCommand): void {
  it("brings an empty application to its first widget by what the guide's beginning says", async () => {
    const [server, browser] = await Promise.all([startInStacks(followGuide), launchChromium()]);
    try {
      const page = await browser.newPage();
      await watchForProblems(page);
      await page.goto(server.url);
      await waitUntilMounted(page, "yy-countdown");
      await page
        .getByRole("timer")
        .filter({ hasText: /\d hora/ })
        .waitFor();
      expect(collectProblems(page).errors).toEqual([]);
    } finally {
      await Promise.all([server.stop(), browser.close()]);
    }
  });
}
