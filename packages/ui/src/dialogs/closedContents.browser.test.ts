import { holdRequests, useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const loader = `<yy-content-loader data-src="/recado"><p>por mensagem</p></yy-content-loader>`;
const dialogs = {
  modal: `<yy-modal data-name="entrega" data-label="entrega">${loader}</yy-modal>`,
  "slide-in-panel": `<yy-slide-in-panel data-name="entrega" data-label="entrega">${loader}</yy-slide-in-panel>`,
};

/** Whose code comes first is luck. */
const orders = {
  "its own code comes first": { script: "module", late: "dialog" },
  "the dialog's code comes first": { script: "module", late: "content-loader" },
  "all come at once": { script: "classic", late: "nobody" },
} as const;

describe.each(Object.entries(dialogs))("what waits in a closed yy-%s", (dialog, body) => {
  const demo = useDemo();

  it.each(Object.entries(orders))("asks the server once it is shown: %s", async (_, order) => {
    const asked: string[] = [];
    const late = order.late === "dialog" ? dialog : order.late;
    let release = () => {};
    demo.server.addPage("/recado", { html: "<p>chega na terça</p>" });
    demo.server.addPage("/page", { body: `<main>ok</main>${body}`, script: order.script });
    const page = await demo.open("/page", {
      prepare: async (fresh: Page) => {
        fresh.on("request", (request) => {
          if (request.url().endsWith("/recado")) asked.push(request.url());
        });
        release = await holdRequests(fresh, `**/chunks/${late}-*`);
      },
    });
    if (order.late === "dialog")
      await page.locator("yy-content-loader:defined").waitFor({ state: "attached" });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    release();
    await waitUntilMounted(page, `yy-${dialog}`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toEqual([]);
    await page.evaluate(() => window.YY.open("entrega"));
    await waitForState(page, "yy-content-loader", "finished");
    await page.getByText("chega na terça").waitFor();
  });
});
