import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const product = JSON.stringify({
  id: 7,
  slug: "vestido",
  state: "published",
  price: 10,
  availableUnits: 1,
});
const body = `<main>
  <yy-product-card data-mount="eager" data-product='${product}'>vestido</yy-product-card>
  <yy-store-tabs data-mount="eager" data-nickname="ana"></yy-store-tabs>
  <yy-tag-editor data-mount="eager"><label>tags <input name="tags"></label></yy-tag-editor>
  <yy-video-gallery data-mount="eager"><button type="button" data-video-id="abcdefg">vídeo</button></yy-video-gallery>
  <yy-top-banner><p>frete grátis</p></yy-top-banner>
</main>`;

/** What the widgets of the page have built: addresses of links, and defaults of attributes. */
const built = (page: Page) =>
  page.evaluate(() => {
    const within = (tag: string, selector: string) =>
      document.querySelector(tag)?.shadowRoot?.querySelector(selector);
    const property = (tag: string, name: string) =>
      String(Reflect.get(document.querySelector(tag) as object, name)).replace(location.origin, "");
    return {
      card: within("yy-product-card", "a")?.getAttribute("href"),
      tab: within("yy-store-tabs", "a")?.getAttribute("href"),
      tags: property("yy-tag-editor", "src"),
      video: property("yy-video-gallery", "embedBase"),
    };
  });

describe("an application under a path of its own", () => {
  const demo = useDemo();

  async function open(path: string, root: string): Promise<Page> {
    demo.server.addPage(path, { head: `<meta name="yy-root" content="${root}">`, body });
    const page = await demo.open(path);
    for (const tag of ["product-card", "store-tabs", "tag-editor", "video-gallery", "top-banner"])
      await waitUntilMounted(page, `yy-${tag}`);
    return page;
  }

  it("has every address that the widgets know by themselves there", async () => {
    const page = await open("/loja", "/loja");
    expect(await built(page)).toEqual({
      card: "/loja/p/vestido-7?product_id=7",
      tab: "/loja/@ana",
      tags: "/loja/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor",
      video: "https://www.youtube-nocookie.com/embed/",
    });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("is told once of a root that is no path, and the widgets work as without it", async () => {
    const page = await open("/carteira", "//other.example");
    expect(await built(page)).toMatchObject({
      card: "/p/vestido-7?product_id=7",
      tab: "/@ana",
    });
    expect(await seenErrors(page)).toEqual([
      {
        widget: "head",
        name: "ConfigError",
        message: 'meta[name=yy-root] must be a path, as "/loja"',
      },
    ]);
  });
});
