import { useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-infinite-scroll";

describe.each(["react", "lite"] as const)("what a list asks by itself, %s", (flavour) => {
  const demo = useDemo();

  const asked = () =>
    demo.server.requests.filter(({ path }) => path === "/lista").map(({ query }) => query.page);
  const more = (page: Page) => page.getByRole("button", { name: "carregar mais" });

  /** A catalogue of 40 pages, and a page of the author's with the beginning of it. */
  async function open(
    css: string,
    body = `<${tag} data-next-url="/lista?page=2"><p>1</p></${tag}>`,
  ) {
    demo.server.addPage("/lista", (url) => {
      const page = Number(url.searchParams.get("page"));
      const link = `</lista?page=${page + 1}>; rel="next"`;
      return {
        html: `<p class="vendido">${page}</p>`.repeat(4),
        headers: page < 40 ? { link } : {},
      };
    });
    const head = `<style nonce="{{nonce}}">p { margin: 0; block-size: 200px } body { margin: 0 } ${css}</style>`;
    demo.server.addPage("/catalogo", { flavour, head, body });
    // As many a page does with a frame of its own: as high as what is in it.
    demo.server.addPage("/moldura", {
      flavour,
      body: '<iframe src="/catalogo" title="catálogo" width="600"></iframe>',
      inlineScript: `const fit = () => {
        const frame = document.querySelector("iframe");
        const root = frame?.contentDocument?.documentElement;
        if (root) frame.height = root.querySelector("body")?.offsetHeight ?? 0;
        requestAnimationFrame(fit);
      };
      fit();`,
    });
  }

  /** Far longer than the requests of a list that goes on by itself take. */
  const meanwhile = (page: Page) => page.waitForTimeout(250);

  it.each([
    ["in a frame as high as what is in it", "", "/moldura"],
    ["of items that a filter of the page hides", ".vendido { display: none }", "/catalogo"],
    [
      "laid out sideways",
      `main { overflow-x: auto } ${tag} { display: flex !important } p { min-inline-size: 200px }`,
      "/catalogo",
    ],
  ])("is three pages %s, and then what the visitor asks for", async (_, css, path) => {
    await open(css);
    const page = await demo.open(path);
    const frame = path === "/moldura" ? page.frameLocator("iframe") : page;
    const button = frame.getByRole("button", { name: "carregar mais" });
    await button.waitFor();
    await meanwhile(page);
    expect(asked()).toEqual(["2", "3", "4"]);
    await button.click();
    await expect.poll(asked).toEqual(["2", "3", "4", "5"]);
    await meanwhile(page);
    expect(asked()).toEqual(["2", "3", "4", "5"]);
    await button.waitFor();
  });

  it("goes on while the visitor scrolls a list that grows", async () => {
    await open("");
    const page = await demo.open("/catalogo");
    await waitUntilMounted(page, tag);
    for (let pages = 0; pages < 6; pages += 1) {
      const before = asked().length;
      const scrolledOn = async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return asked().length;
      };
      await expect.poll(scrolledOn).toBeGreaterThan(before);
    }
    await expect.poll(() => more(page).count()).toBe(0);
  });

  it("the page's own link to the next page is the button", async () => {
    const link = '<a data-part="more" href="/catalogo/2">mais achados</a>';
    await open(
      ".vendido { display: none }",
      `<${tag} data-next-url="/lista?page=2"><p>1</p>${link}</${tag}>`,
    );
    const page = await demo.open("/catalogo");
    await expect.poll(asked).toEqual(["2", "3", "4"]);
    await meanwhile(page);
    expect(await more(page).count()).toBe(0);
    await page.getByRole("link", { name: "mais achados" }).click();
    await expect.poll(asked).toEqual(["2", "3", "4", "5"]);
  });

  it("goes on while a field of a chat has the focus that stands beside the list", async () => {
    await open(
      "aside { position: fixed; inset: auto 0 0 auto }",
      `<${tag} data-next-url="/lista?page=2" data-buffer="0"><p>1</p><p>1</p><p>1</p><p>1</p><p>1</p></${tag}>
      <aside><input aria-label="mensagem"></aside>`,
    );
    const page = await demo.open("/catalogo");
    await waitUntilMounted(page, tag);
    await page.getByLabel("mensagem").fill("oi");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => asked()[0]).toBe("2");
  });

  it("says that it waits while the focus is in what it would move, and goes on once it is gone", async () => {
    await open(
      "",
      `<${tag} data-next-url="/lista?page=2"><p>1</p></${tag}><footer><input aria-label="e-mail"></footer>`,
    );
    demo.server.failNext({ path: "/lista", status: 500 });
    const page = await demo.open("/catalogo");
    await waitForState(page, tag, "error");
    await page.getByLabel("e-mail").fill("a@b.c");
    await page
      .getByRole("button", { name: "tentar de novo" })
      .evaluate((it: HTMLElement) => it.click());
    await more(page).waitFor();
    await meanwhile(page);
    expect(asked()).toEqual(["2", "2"]);
    await page.getByLabel("e-mail").evaluate((it) => it.blur());
    await expect.poll(asked).toEqual(["2", "2", "3"]);
  });

  it("ends with an answer that has no content", async () => {
    await open("");
    demo.server.failNext({ path: "/lista", status: 204, body: "" });
    const page = await demo.open("/catalogo");
    await waitForState(page, tag, "finished");
    expect(await seenErrors(page)).toEqual([]);
    expect(asked()).toEqual(["2"]);
  });
});
