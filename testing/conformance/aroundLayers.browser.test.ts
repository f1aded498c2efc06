import { useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

describe("a layer in markup that was not written for it", () => {
  const demo = useDemo();

  async function open(body: string, tags: string, head = ""): Promise<Page> {
    const style = head && `<style nonce="{{nonce}}">${head}</style>`;
    demo.server.addPage("/t", { head: style, body: `<main>${body}</main>` });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tags);
    return page;
  }
  /** The number of elements that are open, opening or closing. */
  const countOpen = (page: Page, tag: string) =>
    page.locator(`${tag}:is(:state(opening), :state(open), :state(closing))`).count();
  const place = (page: Page) =>
    page.evaluate(
      () =>
        document.querySelector("yy-slider")?.shadowRoot?.querySelector("[part=indicator]")
          ?.textContent,
    );

  describe("in a slide that leads somewhere", () => {
    const slide = (layer: string) => `<yy-slider>
      <div data-href="/ofertas"><h2>ofertas</h2>${layer}</div><div><p>casacos</p></div></yy-slider>`;

    it("keeps clicks, keys and drags in a modal to itself", async () => {
      const page = await open(
        slide(`<button type="button" data-yy-open="avise">avise-me</button>
          <yy-modal data-name="avise" data-label="avise-me"><p>quando chegar o vestido que você quer</p>
            <input name="email"></yy-modal>`),
        "yy-slider, yy-modal",
      );
      await page.getByRole("button", { name: "avise-me" }).click();
      await waitForState(page, "yy-modal", "open");
      await page.locator("input").fill("ana@exemplo.com");
      const words = page.getByText("quando chegar");
      await words.click();
      await page.locator("dialog").press("ArrowRight");
      const box = await words.boundingBox();
      if (!box) throw new Error("the words are not shown");
      await page.mouse.move(box.x + 5, box.y + 8);
      await page.mouse.down();
      for (const step of [60, 120, 180]) await page.mouse.move(box.x + step, box.y + 8);
      await page.mouse.up();
      expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
      await page.mouse.wheel(300, 0);
      expect(await place(page)).toBe("1/2");
      await page.mouse.click(5, 5);
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/t");
      expect(await page.locator("input").inputValue()).toBe("ana@exemplo.com");
    });

    it("keeps clicks in a popover and in a dialog of the page to itself", async () => {
      const page = await open(
        slide(`<yy-popover data-trigger="click"><button type="button" data-part="trigger">medidas</button>
            <p data-part="content">de costura a costura</p></yy-popover>
          <dialog id="own"><p>frete grátis</p></dialog>`),
        "yy-slider, yy-popover",
      );
      await page.getByRole("button", { name: "medidas" }).click();
      await page.getByText("de costura").click();
      await page.evaluate(() => (document.querySelector("#own") as HTMLDialogElement).showModal());
      await page.getByText("frete").click();
      await page.keyboard.press("ArrowRight");
      expect([new URL(page.url()).pathname, await place(page)]).toEqual(["/t", "1/2"]);
    });
  });

  it("does not play the video of a thumbnail whose modal is pressed", async () => {
    const page = await open(
      `<yy-video-gallery data-embed-base="/embed/"><div data-video-id="vestido-1974"><p>o vestido</p>
        <yy-modal data-name="ficha" data-label="ficha" data-open><p>algodão</p></yy-modal></div></yy-video-gallery>`,
      "yy-video-gallery, yy-modal",
    );
    await page.getByText("algodão").click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("iframe").count()).toBe(0);
  });

  describe("takes nothing over from a menu around it", () => {
    const menu = `nav { pointer-events: none; white-space: nowrap; text-transform: uppercase; text-align: right;
      font-size: 0; line-height: 0; cursor: wait; visibility: hidden; user-select: none }
      .usable { pointer-events: auto; visibility: visible; font-size: 1rem; line-height: 1 }`;
    const styles = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const all = getComputedStyle(element);
          const { pointerEvents, whiteSpace, textTransform, textAlign, cursor, visibility } = all;
          const { userSelect, fontSize, lineHeight } = all;
          const reads = {
            fontSize: Number.parseFloat(fontSize) > 8,
            lineHeight: lineHeight !== "0px",
          };
          return {
            pointerEvents,
            whiteSpace,
            textTransform,
            textAlign,
            cursor,
            visibility,
            userSelect,
            ...reads,
          };
        });
    const clean = {
      pointerEvents: "auto",
      whiteSpace: "normal",
      textTransform: "none",
      textAlign: "start",
      cursor: "auto",
      visibility: "visible",
      userSelect: "text",
      fontSize: true,
      lineHeight: true,
    };

    it.each(["yy-modal", "yy-slide-in-panel"])("%s", async (tag) => {
      const page = await open(
        `<nav><${tag} data-name="frete" data-label="frete"><p>calcule o frete</p><button type="button">calcular</button></${tag}></nav>`,
        tag,
        menu,
      );
      await page.evaluate(() => window.YY.open("frete"));
      await waitForState(page, tag, "open");
      expect(await styles(page, "p")).toEqual(clean);
      await page.getByRole("button", { name: "calcular" }).click({ timeout: 2000 });
      await page.getByRole("button", { name: "fechar" }).click({ timeout: 2000 });
      await expect.poll(() => countOpen(page, tag)).toBe(0);
    });

    it("yy-popover", async () => {
      const page = await open(
        `<nav><yy-popover data-trigger="click"><button type="button" data-part="trigger" class="usable">medidas</button>
          <div data-part="content"><p>de costura a costura</p></div></yy-popover></nav>`,
        "yy-popover",
        menu,
      );
      await page.getByRole("button", { name: "medidas" }).click();
      await page.getByText("de costura").waitFor();
      expect(await styles(page, "p")).toEqual(clean);
    });

    it("the player of yy-video-gallery and the list of yy-select", async () => {
      const page = await open(
        `<nav><yy-video-gallery data-mode="modal" data-embed-base="/embed/"><a href="/v" data-video-id="vestido-1974" class="usable">vestido</a></yy-video-gallery>
          <yy-select><label for="tamanho">tamanho</label><select id="tamanho"><option>pequeno<option>médio</select></yy-select></nav>`,
        "yy-video-gallery, yy-select",
        menu,
      );
      await page.getByText("vestido").click();
      expect(await styles(page, "yy-video-gallery dialog")).toEqual(clean);
      const { lineHeight, ...list } = await styles(page, "yy-select [part=list]");
      const { lineHeight: _, ...expected } = clean;
      expect([lineHeight, list]).toEqual([true, expected]);
    });

    it("but the size of letters that can be read", async () => {
      const page = await open(
        `<div class="small"><yy-modal data-name="frete" data-label="frete" data-open><p>calcule</p></yy-modal></div>`,
        "yy-modal",
        ".small { font-size: 13px; line-height: 1.25 }",
      );
      const read = () =>
        page.locator("p").evaluate((p) => {
          const { fontSize, lineHeight } = getComputedStyle(p);
          return [fontSize, lineHeight];
        });
      expect(await read()).toEqual(["13px", "16.25px"]);
    });
  });

  describe("gives the focus back when it closes", () => {
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

    it("after a modal whose link has opened another", async () => {
      const page = await open(
        `<button type="button" id="first" data-yy-open="entrar">entrar</button>
         <yy-modal data-name="entrar" data-label="entrar"><a href="/conta" data-yy-close data-yy-open="conta">criar conta</a></yy-modal>
         <yy-modal data-name="conta" data-label="conta"><p>nova</p></yy-modal>`,
        "yy-modal",
      );
      await page.locator("#first").press("Enter");
      await page.getByText("criar conta").press("Enter");
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(1);
      await page.getByText("nova").waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(0);
      await expect.poll(() => focused(page)).toBe("first");
    });

    it("after a panel that Back has closed under a modal", async () => {
      const page = await open(
        `<button type="button" id="first" data-yy-open="filtros">filtros</button>
         <yy-slide-in-panel data-name="filtros" data-label="filtros"><button type="button" data-yy-open="ajuda">ajuda</button></yy-slide-in-panel>
         <yy-modal data-name="ajuda" data-label="ajuda"><p>medidas</p></yy-modal>`,
        "yy-modal, yy-slide-in-panel",
      );
      await page.locator("#first").press("Enter");
      await waitForState(page, "yy-slide-in-panel", "open");
      await page.getByText("ajuda").press("Enter");
      await waitForState(page, "yy-modal", "open");
      await page.goBack();
      await expect.poll(() => countOpen(page, "yy-slide-in-panel")).toBe(0);
      await page.keyboard.press("Escape");
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(0);
      await expect.poll(() => focused(page)).toBe("first");
    });
  });

  it("lets Escape empty a search field first", async () => {
    const page = await open(
      `<yy-slide-in-panel data-name="marcas" data-label="marcas"><input type="search" autofocus></yy-slide-in-panel>`,
      "yy-slide-in-panel",
    );
    await page.evaluate(() => window.YY.open("marcas"));
    await waitForState(page, "yy-slide-in-panel", "open");
    const field = page.locator("input");
    await field.fill("farm");
    await page.keyboard.press("Escape");
    await expect.poll(() => field.inputValue()).toBe("");
    expect(await page.locator("yy-slide-in-panel:state(closing)").count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => countOpen(page, "yy-slide-in-panel")).toBe(0);
  });

  describe("leaves the scrolling of the page to the page", () => {
    const tall = '<div class="tall"></div>';
    const css = ".tall { block-size: 3000px }";
    const modal = `<yy-modal data-name="frete" data-label="frete"><p>grátis</p></yy-modal>${tall}`;
    const canScroll = (page: Page) =>
      page.evaluate(async () => {
        scrollTo(0, 500);
        const { overflowY } = getComputedStyle(document.body);
        const { overflowY: ofRoot } = getComputedStyle(document.documentElement);
        return [overflowY, ofRoot, document.body.getAttribute("style")];
      });

    it("when a menu takes its own lock back while a modal is open", async () => {
      const page = await open(modal, "yy-modal", css);
      await page.evaluate(() => {
        document.body.style.overflow = "hidden";
        window.YY.open("frete");
      });
      await waitForState(page, "yy-modal", "open");
      await page.evaluate(() => {
        document.body.style.overflow = "";
      });
      await page.mouse.move(640, 700);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press("Escape");
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await canScroll(page)).toEqual(["visible", "visible", ""]);
    });

    it("when a library remembers meanwhile how the page scrolls, as Bootstrap's does", async () => {
      const page = await open(modal, "yy-modal", `${css} body { overflow-x: hidden }`);
      const remembered = await page.evaluate(() => {
        window.YY.open("frete");
        const before = ["overflow", "overflow-x", "overflow-y"].map((property) => [
          property,
          document.body.style.getPropertyValue(property),
        ]);
        document.body.style.overflow = "hidden";
        return before;
      });
      await waitForState(page, "yy-modal", "open");
      await page.keyboard.press("Escape");
      await expect.poll(() => countOpen(page, "yy-modal")).toBe(0);
      await page.evaluate((before) => {
        document.body.style.overflow = "";
        for (const [property = "", value = ""] of before)
          document.body.style.setProperty(property, value);
      }, remembered);
      expect((await canScroll(page)).slice(0, 2)).toEqual(["auto", "visible"]);
    });
  });
});
