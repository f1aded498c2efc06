import { bundleForPage, useDemo } from "@yy/testing";
import type { BrokenAt } from "@yy/testing/brokenWidget";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-broken";

describe("a widget that breaks", () => {
  const demo = useDemo();

  async function openBroken(at: BrokenAt): Promise<Page> {
    const inlineScript = await bundleForPage("testing/conformance/brokenWidget.tsx", "broken", {
      flavour,
    });
    demo.server.addPage("/broken", {
      body: `<main><${tag}><b id="fallback">do servidor</b></${tag}></main>`,
      inlineScript,
      script: "none",
    });
    const page = await demo.open("/broken");
    await page.evaluate(
      ([name, where]) => {
        const { defineBroken } = Reflect.get(
          window,
          "broken",
        ) as typeof import("@yy/testing/brokenWidget");
        defineBroken(name as `yy-${string}`, where as BrokenAt);
      },
      [tag, at] as const,
    );
    return page;
  }

  it.each(["render", "effect"] as const)("gives the page back when its %s throws", async (at) => {
    const page = await openBroken(at);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      { widget: tag, name: "Error", message: `broken ${at}` },
    ]);
    expect(await page.locator("#fallback").isVisible()).toBe(true);
  });

  it.each(["drawing", "attribute"] as const)(
    "hands the focus of its control to the server's when a later %s is wrong",
    async (what) => {
      const inlineScript = await bundleForPage(
        "packages/element/testing/failingWidget.tsx",
        "failing",
        { flavour },
      );
      demo.server.addPage("/failing", {
        body: '<a href="/antes">antes</a><yy-failing><b>ou</b> <a href="/seguir">seguir</a></yy-failing>',
        inlineScript,
        script: "none",
      });
      const page = await demo.open("/failing");
      await waitUntilMounted(page, "yy-failing");
      const button = page.getByRole("button", { name: "quebrar" });
      await button.focus();
      if (what === "drawing") await button.press("Enter");
      else
        await page.evaluate(() =>
          document.querySelector("yy-failing")?.setAttribute("data-amount", "muito"),
        );
      await waitForState(page, "yy-failing", "failed");
      await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("seguir");
    },
  );

  it.each(["handler", "rejection", "request"] as const)(
    "reports once what a %s throws, and stays",
    async (at) => {
      const page = await openBroken(at);
      await waitUntilMounted(page, tag);
      await page.getByRole("button", { name: "quebrar" }).click();
      await expect
        .poll(async () => (await seenErrors(page)).map(({ widget }) => widget))
        .toEqual([tag]);
      await waitUntilMounted(page, tag);
    },
  );

  it("logs an error once, and not at all when yy:error was cancelled", async () => {
    const page = await openBroken("handler");
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    const button = page.getByRole("button", { name: "quebrar" });
    await button.click();
    await expect.poll(() => logged.length).toBe(1);
    await page.evaluate(() =>
      window.addEventListener("yy:error", (event) => event.preventDefault()),
    );
    await button.click();
    await expect.poll(async () => (await seenErrors(page)).length).toBe(2);
    expect(logged).toHaveLength(1);
  });

  it.each([
    ["ends with the address of its page in the guide, in development", "development"],
    ["says nothing of the guide to visitors", "production"],
  ])("%s", async (_, environment) => {
    const logged: string[] = [];
    demo.server.addPage("/engano", {
      body: '<yy-mask data-mask="rg"><input aria-label="rg"></yy-mask>',
      head: '<meta name="yy-guide" content="/widgets/{name}">',
      inlineScript: `document.querySelector("meta[name=yy-environment]").content = "${environment}";`,
    });
    const page = await demo.open("/engano", {
      prepare: (fresh: Page) =>
        fresh.on("console", (message) => {
          if (message.type() === "error") logged.push(message.text());
        }),
    });
    await waitForState(page, "yy-mask", "failed");
    const address = `\n${demo.server.origin}/widgets/mask`;
    const [seen] = await seenErrors(page);
    await expect.poll(() => logged.length).toBe(1);
    expect(logged[0]).toContain("yy-mask: data-mask must be");
    expect(seen?.message.endsWith(address)).toBe(environment === "development");
    expect(logged[0]?.endsWith(address)).toBe(environment === "development");
  });
});
