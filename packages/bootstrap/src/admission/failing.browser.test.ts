import { bundleForPage, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const broken = "<yy-broken><b>do servidor</b></yy-broken>";
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

describe.each(["react", "lite"] as const)("a widget that fails, %s", (flavour) => {
  const demo = useDemo();

  async function open(switched: string, body: string) {
    const warned: string[] = [];
    const inlineScript = await bundleForPage("testing/conformance/brokenWidget.tsx", "broken", {
      flavour,
    });
    demo.server.addPage("/page", {
      flavour,
      head: `<script type="application/json" id="yy-switch">${switched}</script>`,
      body: `<main>${badge}${body}</main>`,
      inlineScript,
    });
    const page = await demo.open("/page", {
      prepare: (fresh: Page) =>
        fresh.on("console", (message) => {
          if (message.type() === "warning") warned.push(message.text());
        }),
    });
    await waitUntilMounted(page, "yy-count-badge");
    return { page, warned };
  }

  const breakIt = (page: Page) =>
    page.evaluate(() =>
      (Reflect.get(window, "broken") as typeof import("@yy/testing/brokenWidget")).defineBroken(
        "yy-broken",
        "render",
      ),
    );

  it("on most of its elements switches itself off, and says so once", async () => {
    const { page, warned } = await open("{}", broken.repeat(3));
    await breakIt(page);
    await expect
      .poll(() => warned)
      .toEqual(["yy-broken: switched off in this tab, because 3 of 3 failed on this page."]);
    await page.evaluate((html) => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, broken);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await seenErrors(page)).toHaveLength(3);
    expect(await page.getByText("do servidor").last().isVisible()).toBe(true);

    // The next page of the tab.
    await page.reload();
    await waitUntilMounted(page, "yy-count-badge");
    await breakIt(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await seenErrors(page)).toEqual([]);
    expect(warned).toHaveLength(1);
  });

  // What the page says about it is read without a renderer: the code is the same for both.
  if (flavour === "lite") return;

  it.each([
    ["fewer than the page says", '{"failing":{"least":4}}'],
    ["where the page wants none of it", '{"failing":false}'],
  ])("goes on: %s", async (_, switched) => {
    const { page, warned } = await open(switched, broken.repeat(3));
    await breakIt(page);
    await waitForState(page, "yy-broken", "failed");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(warned).toEqual([]);
  });
});
