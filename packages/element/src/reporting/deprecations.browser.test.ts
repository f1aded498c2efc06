import { bundleForPage, useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

describe("deprecated names", () => {
  const demo = useDemo();

  /** Opens the page, and returns it with what it warns of. */
  async function openWarned(body: string, environment = "development") {
    const inlineScript = await bundleForPage(
      "packages/element/testing/deprecatedWidgets.tsx",
      "deprecated",
      { flavour },
    );
    const meta = `document.querySelector("meta[name=yy-environment]").content = "${environment}";`;
    const warnings: string[] = [];
    demo.server.addPage("/antigos", {
      body: `<main>${body}</main>`,
      inlineScript: meta + inlineScript,
      script: "none",
    });
    const page = await demo.open("/antigos", {
      prepare: (fresh: Page) =>
        fresh.on("console", (message) => {
          if (message.type() === "warning") warnings.push(message.text());
        }),
    });
    return { page, warnings };
  }

  it("are warned of in development, once per page and name", async () => {
    const { page, warnings } = await openWarned(
      '<yy-probe data-caption="um"></yy-probe><yy-probe data-caption="dois" id="last"></yy-probe><yy-former></yy-former><yy-former></yy-former>',
    );
    await waitForState(page, "yy-former", "mounted");
    await page.getByText("dois").waitFor();
    await page.evaluate(() =>
      document.querySelector("#last")?.setAttribute("data-caption", "três"),
    );
    await page.getByText("três").waitFor();
    expect(warnings.toSorted()).toEqual([
      "yy-former is deprecated since 0.3.0; use yy-probe.\nYY-106",
      "yy-probe: data-caption is deprecated since 0.2.0; use data-label.\nYY-106",
    ]);
  });

  it("are warned of when they come later", async () => {
    const { page, warnings } = await openWarned("<yy-probe></yy-probe>");
    await waitUntilMounted(page, "yy-probe");
    expect(warnings).toEqual([]);
    await page.evaluate(() =>
      document.querySelector("yy-probe")?.setAttribute("data-caption", "agora"),
    );
    await page.getByText("agora").waitFor();
    expect(warnings).toEqual([
      "yy-probe: data-caption is deprecated since 0.2.0; use data-label.\nYY-106",
    ]);
  });

  it("are warned of with the address of the guide's page, where the page says where that is", async () => {
    const { page, warnings } = await openWarned(
      '<script nonce="{{nonce}}">document.head.insertAdjacentHTML("beforeend", `<meta name="yy-guide" content="/guia/{name}">`)</script><yy-former></yy-former>',
    );
    await waitForState(page, "yy-former", "mounted");
    expect(warnings).toEqual([
      `yy-former is deprecated since 0.3.0; use yy-probe.\nYY-106 ${demo.server.origin}/guia/erros/106\n${demo.server.origin}/guia/former`,
    ]);
  });

  it("work without a word for visitors", async () => {
    const { page, warnings } = await openWarned(
      '<yy-probe data-caption="um"></yy-probe><yy-former>dentro</yy-former>',
      "production",
    );
    await page.getByText("um").waitFor();
    await waitUntilMounted(page, "yy-former");
    expect(warnings).toEqual([]);
  });
});
