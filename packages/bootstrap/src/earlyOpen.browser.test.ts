import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type {} from "./yy";

const modal = (name = "guia") =>
  `<yy-modal data-name="${name.replaceAll('"', "&quot;")}"><h2>tamanhos</h2></yy-modal>`;
const panel =
  '<yy-slide-in-panel data-name="filtros" data-label="filtros"><p>cor</p></yy-slide-in-panel>';

describe.each(["react", "lite"] as const)("a dialog whose code is on its way, %s", (flavour) => {
  const demo = useDemo();

  /** The code of the widget comes when the returned function is called. */
  async function openPage(body: string, held: string) {
    demo.server.addPage("/page", { flavour, body: `<main>${body}</main>` });
    let release = () => {};
    const logged: string[] = [];
    const page = await demo.open("/page", {
      prepare: async (fresh) => {
        release = await holdRequests(fresh, `**/chunks/${held}-*`);
        fresh.on("console", (message) => logged.push(message.text()));
      },
    });
    return { page, logged, release: () => release() };
  }

  const call = (page: Page, verb: "open" | "close", name: string) =>
    page.evaluate(([how, what]) => window.YY[how](what), [verb, name] as const);
  const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

  it.each([
    ["modal", modal(), "guia", "tamanhos"],
    ["slide-in-panel", panel, "filtros", "filtros"],
  ])("opens when it is there: yy-%s", async (held, markup, name, label) => {
    const { page, logged, release } = await openPage(markup, held);
    expect(await call(page, "open", name)).toBe(true);
    release();
    await dialog(page, label).waitFor();
    expect(logged).toEqual([]);
    expect(await call(page, "close", name)).toBe(true);
    await dialog(page, label).waitFor({ state: "hidden" });
  });

  it("stays closed when it was closed again before", async () => {
    const { page, logged, release } = await openPage(modal() + modal("outro"), "modal");
    expect(await call(page, "open", "guia")).toBe(true);
    expect(await call(page, "close", "guia")).toBe(true);
    expect(await call(page, "open", "outro")).toBe(true);
    release();
    await page.locator("yy-modal[data-name=outro]:state(open)").waitFor();
    expect(await page.locator("yy-modal:state(open)").count()).toBe(1);
    expect(logged).toEqual([]);
  });

  it("opens in the task that inserts it, and in place of one that has just left", async () => {
    const { page, logged, release } = await openPage(modal(), "modal");
    release();
    await waitUntilMounted(page, "yy-modal");
    const isTaken = await page.evaluate((html) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = html;
      return window.YY.open("guia");
    }, modal());
    expect(isTaken).toBe(true);
    await page.locator("yy-modal:state(open)").waitFor();
    expect(logged).toEqual([]);
  });

  // The rest is decided before there is a renderer: the code is the same for both.
  if (flavour === "lite") return;

  it("is found by any name, and a name that nobody has is refused", async () => {
    const odd = 'a"] \\ :is(*';
    const { page, logged, release } = await openPage(
      `${modal(odd)}<p data-name="p">p</p>`,
      "modal",
    );
    expect(await call(page, "open", odd)).toBe(true);
    for (const name of ["p", "guia", '"], [data-name="p'])
      expect(await call(page, "open", name)).toBe(false);
    expect(logged).toHaveLength(3);
    release();
    await dialog(page, "tamanhos").waitFor();
  });

  it("is not opened in place of another that had its name", async () => {
    const { page, release } = await openPage(modal(), "modal");
    await call(page, "open", "guia");
    await page.evaluate((html) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = html;
    }, modal());
    release();
    await waitUntilMounted(page, "yy-modal");
    expect(await page.locator("yy-modal:state(open)").count()).toBe(0);
  });

  it("opens by a control that was pressed before", async () => {
    const link = '<a href="/outra" data-yy-open="filtros">filtrar</a>';
    const { page, logged, release } = await openPage(modal() + panel + link, "slide-in-panel");
    await waitUntilMounted(page, "yy-modal");
    await page.getByText("filtrar").click();
    release();
    await dialog(page, "filtros").waitFor();
    expect(new URL(page.url()).pathname).toBe("/page");
    expect(await seenErrors(page)).toEqual([]);
    expect(logged).toEqual([]);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.getByText("filtrar").evaluate((it) => it.matches(":focus")))
      .toBe(true);
  });
});
