import { useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** The widgets that request a fragment of a page, and how a visitor triggers the request. */
const requesters = {
  "yy-infinite-scroll": {
    body: '<yy-infinite-scroll data-next-url="/produtos?page=2"><p>um</p></yy-infinite-scroll>',
    request: (page: Page) => waitUntilMounted(page, "yy-infinite-scroll"),
  },
  "yy-pagination": {
    body: `<section id="achados"><p>um</p></section>
      <yy-pagination data-page="1" data-total-pages="9" data-target="achados"></yy-pagination>`,
    request: (page: Page) => page.getByRole("link", { name: "próxima" }).click(),
  },
  "yy-content-loader": {
    body: '<yy-content-loader data-src="/produtos?page=2"><p>um</p></yy-content-loader>',
    request: (page: Page) => waitUntilMounted(page, "yy-content-loader"),
  },
};

type Tag = keyof typeof requesters;
const tags = Object.keys(requesters) as Tag[];
const each = <T>(result: T) => ({ list: result, pagination: result, loader: result });
const of = <T>(tag: Tag, results: { list: T; pagination: T; loader: T }) =>
  ({
    "yy-infinite-scroll": results.list,
    "yy-pagination": results.pagination,
    "yy-content-loader": results.loader,
  })[tag];

const redirect = (location: string) => ({ html: "", status: 302, headers: { location } });
const wholePage = (main: string) => `<!doctype html><title>loja</title><main>${main}</main>`;
const signIn = wholePage(
  '<form action="/users/sign_in" method="post"><input type="password" name="senha" aria-label="senha"><button>entrar</button></form>',
);

const noContent = { html: "" };

type Result = "content" | "nothing" | "signed out" | "failure";

describe("an answer to who asked for a piece of a page", () => {
  const demo = useDemo();

  it.each<[string, object, { list: Result; pagination: Result; loader: Result }]>([
    ["a piece by Kaminari's path", redirect("/produtos/pagina/2"), each("content")],
    ["a piece by a canonical address", redirect("/@maria"), each("content")],
    ["no content", noContent, each("nothing")],
    ["an empty piece", { html: "" }, each("nothing")],
    ["another page to sign in on", redirect("/users/sign_in"), each("signed out")],
    [
      "a page to sign in on in its place",
      { html: signIn },
      { list: "signed out", pagination: "signed out", loader: "content" },
    ],
    ["the home page", redirect("/inicio"), each("failure")],
    ["an error", { html: wholePage("ops"), status: 500 }, each("failure")],
  ])("%s", async (_, answer, results) => {
    demo.server.addPage("/produtos/pagina/2", { html: "<p>dois</p>" });
    demo.server.addPage("/@maria", { html: "<p>dois</p>" });
    demo.server.addPage("/users/sign_in", { html: signIn });
    demo.server.addPage("/inicio", { html: wholePage("<p>bem-vinda</p>") });
    for (const tag of tags) {
      const body = requesters[tag].body.replaceAll("/produtos", "/pedaco");
      demo.server.addPage("/pedaco", { html: "", ...answer });
      const empty = (path: string) =>
        answer === noContent && demo.server.failNext({ path, status: 204, body: "" });
      if (tag !== "yy-pagination") empty("/pedaco");
      // The pagination requests the URL of its page.
      demo.server.addPage("/loja", (url) =>
        url.searchParams.has("page")
          ? { html: "", ...answer }
          : { flavour, body: `<main>${body}</main>` },
      );
      const page = await demo.open("/loja");
      await waitUntilMounted(page, tag);
      if (tag === "yy-pagination") empty("/loja");
      await requesters[tag].request(page);
      await expect.poll(() => resultOn(page, tag)).toBe(of(tag, results));
      expect(await page.getByText("bem-vinda").count()).toBe(0);
    }
  });

  /** The result that the page shows; undefined while there is none. */
  async function resultOn(page: Page, tag: Tag): Promise<Result | undefined> {
    const shows = (text: string) => page.getByText(text).first().isVisible();
    if (await shows("sua sessão terminou")) return "signed out";
    if (await shows("não deu para carregar")) return "failure";
    if ((await shows("dois")) || (await page.getByLabel("senha").count()) > 0) return "content";
    const isDone =
      tag === "yy-pagination"
        ? await shows("página 2 de 9")
        : (await page.locator(`${tag}:state(finished)`).count()) > 0;
    return isDone ? "nothing" : undefined;
  }

  it("a whole page gives a list its own part of it, and the next page", async () => {
    demo.server.addPage("/produtos", (url) => {
      const number = Number(url.searchParams.get("page") ?? 1);
      const next =
        number < 3
          ? `data-next-url="/produtos?page=${number + 1}"`
          : 'data-next-url="" data-finished';
      const body = `<nav>menu</nav><yy-infinite-scroll ${next}><p>item ${number}</p>
        <a data-part="more" href="/produtos?page=${number + 1}">mais</a></yy-infinite-scroll>`;
      return { flavour, body };
    });
    const page = await demo.open("/produtos");
    await waitForState(page, "yy-infinite-scroll", "finished");
    expect(await page.locator("yy-infinite-scroll p").allTextContents()).toEqual([
      "item 1",
      "item 2",
      "item 3",
    ]);
    expect(await page.getByText("menu").count()).toBe(1);
    expect(await page.locator("[data-part=more]").count()).toBe(1);
  });

  it("what is past the last page ends a list that is led back to what it has", async () => {
    demo.server.addPage("/produtos", (url) => {
      const number = Number(url.searchParams.get("page"));
      if (number === 3) return redirect("/produtos?page=2");
      return { html: "<p>dois</p>", headers: { link: '</produtos?page=3>; rel="next"' } };
    });
    demo.server.addPage("/loja", { flavour, body: requesters["yy-infinite-scroll"].body });
    const page = await demo.open("/loja");
    await waitForState(page, "yy-infinite-scroll", "finished");
    expect(await page.locator("yy-infinite-scroll p").allTextContents()).toEqual(["um", "dois"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("a pagination that is led to another page says which", async () => {
    demo.server.addPage("/loja", (url) => {
      const number = url.searchParams.get("page");
      if (number === "2") return redirect("/loja?page=1");
      return number ? { html: `<p>página ${number}</p>` } : { flavour, body: body() };
    });
    const body = () => requesters["yy-pagination"].body.replace('data-page="1"', 'data-page="3"');
    const page = await demo.open("/loja");
    await waitUntilMounted(page, "yy-pagination");
    await page.getByRole("link", { name: "anterior" }).click();
    await page.getByText("página 1 de 9").waitFor();
    expect(new URL(page.url()).search).toBe("?page=1");
  });
});
