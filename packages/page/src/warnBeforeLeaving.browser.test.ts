import { bundleForPage, type Demo, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as Warning from "./warnBeforeLeaving";

declare global {
  interface Window {
    leaving: typeof Warning;
  }
}

type Library = "turbo" | "turbolinks";

/** What opens the pages of a describe. */
function usePages(demo: Demo) {
  return async (libs: readonly Library[] = []): Promise<{ page: Page; asked: string[] }> => {
    const inlineScript = await bundleForPage("packages/page/src/warnBeforeLeaving.ts", "leaving");
    const links = [
      ["mailto:loja@example.com", "e-mail", ""],
      ["tel:+5511987654321", "telefone", ""],
      ["/other", "baixar", 'download="nota.txt"'],
      ["/other", "sair", ""],
      ["/t", "esta", ""],
    ].map(([href, name, more]) => `<a href="${href}" ${more}>${name}</a>`);
    demo.server.addPage("/t", {
      body: `<main>${links.join(" ")}</main>`,
      inlineScript,
      libs: [...libs],
    });
    demo.server.addPage("/other", { body: "<main>outra</main>", libs: [...libs] });
    const page = await demo.open("/t");
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.evaluate(() => {
      window.leaving.warnBeforeLeaving("sair?");
      Reflect.set(document.body, "isOld", true);
    });
    return { page, asked };
  };
}

const follow = (page: Page, name: string) => page.getByRole("link", { name }).click();

describe("leaving a page with something unsaved", () => {
  const open = usePages(useDemo());

  it.each<[string, Library[], string]>([
    ["a plain page", [], "beforeunload"],
    ["Turbo", ["turbo"], "confirm"],
    ["Turbolinks", ["turbolinks"], "confirm"],
  ])("is asked for on %s, but not for a download", async (_, libs, type) => {
    const { page, asked } = await open(libs);
    await follow(page, "baixar");
    await follow(page, "sair");
    await expect.poll(() => asked).toEqual([type]);
    expect(new URL(page.url()).pathname).toBe("/t");
  });

  const isNew = (page: Page) =>
    expect.poll(() => page.evaluate(() => !("isOld" in document.body))).toBe(true);

  it.each<[string, Library, string]>([
    ["Turbo", "turbo", "Turbo"],
    ["Turbolinks", "turbolinks", "Turbolinks"],
  ])("is not asked for where %s shows the page anew", async (_, lib, name) => {
    const { page, asked } = await open([lib]);
    await page.evaluate(
      (router) => Reflect.get(window, router).visit(location.href, { action: "replace" }),
      name,
    );
    await isNew(page);
    expect(asked).toEqual([]);
  });

  it("is not asked for where the server has Turbo refresh the page", async () => {
    const { page, asked } = await open(["turbo"]);
    await page.evaluate(() =>
      Reflect.get(window, "Turbo").renderStreamMessage(
        '<turbo-stream action="refresh"></turbo-stream>',
      ),
    );
    await isNew(page);
    expect(asked).toEqual([]);
  });

  it("is asked for before a link to the same page, which would show it without what was typed", async () => {
    const { page, asked } = await open(["turbo"]);
    await follow(page, "esta");
    await expect.poll(() => asked).toEqual(["confirm"]);
  });
});

// In a browser of its own, whose question about the other program takes the clicks of later pages.
describe("a link that another program opens", () => {
  const open = usePages(useDemo({ backForwardCache: true }));

  it("asks nothing", async () => {
    const { page, asked } = await open();
    for (const name of ["telefone", "e-mail"]) {
      await follow(page, name);
      // The browser asks before it answers this.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/t");
  });
});
