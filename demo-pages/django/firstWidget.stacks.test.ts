import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import { waitUntilMounted } from "@yy/testing/page";
import { startInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

it("brings an empty application to its first widget by what the guide's beginning says", async () => {
  const [server, browser] = await Promise.all([
    startInStacks({
      command: ["python3", "testing/follow_guide.py"],
      folder: "demo-pages/django",
      env: { PYTHONDONTWRITEBYTECODE: "1" },
    }),
    launchChromium(),
  ]);
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
