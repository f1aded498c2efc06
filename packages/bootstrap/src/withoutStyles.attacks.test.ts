import { guideExamples, sharePage, useDemo } from "@yy/testing";
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { widgetNames } from "../../../scripts/repository";
import { installLook } from "./testing/lookAtWidgets";

/** The page sets `display` on elements that widgets hide, as many pages do. */
const pagesOwn =
  '<style nonce="{{nonce}}">.shown { display: block } .padded { padding: 1em }</style>';

describe("a page with the script and nothing else", () => {
  const demo = useDemo();
  const examplesOf = guideExamples(demo);

  const page = sharePage(demo, () => {
    demo.server.addPage("/so-o-script", {
      head: `<meta name="yy-icon-sprite" content="/assets/icons.svg">${pagesOwn}`,
      body: "<main></main>",
      styles: "none",
    });
    return demo.open("/so-o-script", {
      signedInAs: 1,
      prepare: async (fresh) => {
        await fresh.addInitScript(installLook, "/dist/yy.css");
      },
    });
  });

  const show = (html: string) => page().evaluate((markup) => window.look.show(markup), html);
  const boxOf = (place: Locator) =>
    place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  describe.each(widgetNames())("yy-%s", (name) => {
    it("can be clicked, shows nothing that is hidden, covers nothing, is not too large and leaves no gap", async () => {
      await show(await examplesOf(name));
      const look = (about: "besideStyled" | "unreachable" | "emptyBoxes") =>
        expect.poll(() => page().evaluate((asked) => window.look[asked](), about));
      await look("besideStyled").toEqual([]);
      await look("unreachable").toEqual([]);
      await look("emptyBoxes").toEqual([]);
    });
  });

  it("yy-slider goes on by its buttons, which stand below its slides, and by those alone", async () => {
    await show("<yy-slider><p>um</p><figure>dois</figure><p>três</p></yy-slider>");
    await page().getByRole("button", { name: "próximo" }).click();
    await page().getByText("2/3").waitFor();
    const slider = await boxOf(page().locator("yy-slider"));
    const second = page().getByText("dois", { exact: true });
    await expect.poll(async () => (await boxOf(second)).left).toBe(slider.left);
    const controls = await boxOf(page().locator("yy-slider [part=controls]"));
    expect(controls.top).toBeGreaterThanOrEqual((await boxOf(second)).bottom);
    await show("<yy-slider><p>um</p></yy-slider>");
    const alone = await boxOf(page().locator("yy-slider"));
    expect(alone.bottom).toBe((await boxOf(page().locator("yy-slider [part=region]"))).bottom);
    expect(alone.height).toBeLessThan(60);
  });

  it("yy-icon is one and a half letters high, and what the server drew no larger", async () => {
    const drawing = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
    await show(
      `<yy-icon data-name="heart"></yy-icon><yy-icon data-name="nada">${drawing}</yy-icon>`,
    );
    const icon = await boxOf(page().locator("yy-icon").first());
    expect([icon.width, icon.height]).toEqual([24, 24]);
  });

  it("yy-infinite-scroll ends below its items", async () => {
    await show(`<yy-infinite-scroll data-next-url="/fragmentos/produtos?page=9" data-finished>
      <p>um</p><p>dois</p></yy-infinite-scroll>`);
    const end = await boxOf(page().locator("yy-infinite-scroll .end"));
    expect(end.top).toBeGreaterThanOrEqual(
      (await boxOf(page().getByText("dois", { exact: true }))).bottom,
    );
    expect(end.height).toBeGreaterThan(44);
  });

  it("yy-purchase-rating keeps its panel back at first, and hides it once it is rated", async () => {
    const path = "/compras/7/avaliacao";
    await show("");
    const first = await page().evaluate(
      (action) =>
        new Promise<string | undefined>((resolve) => {
          const watch = new MutationObserver(([record]) => {
            watch.disconnect();
            resolve(getComputedStyle(record?.target as Element).visibility);
          });
          watch.observe(document, { subtree: true, attributeFilter: ["data-yy-waiting"] });
          void window.look.show(`<yy-purchase-rating><div data-part="panel" class="shown"><form
            action="${action}" method="post"><input name="rating[value]" aria-label="nota" value="5">
            <button>avaliar</button></form></div></yy-purchase-rating>`);
        }),
      path,
    );
    expect(first).toBe("hidden");
    demo.server.failNext({ path, status: 201, body: "" });
    await page().getByRole("button", { name: "avaliar" }).click();
    await page().getByText("obrigado pela avaliação!").waitFor();
    await expect.poll(() => page().locator("[data-part=panel]").isVisible()).toBe(false);
  });

  it("yy-product-upload has its draft and its status beside what is around it", async () => {
    await show(`<p id="antes">antes</p><yy-product-upload data-photo-path="/api/product_upload/photos">
      <form action="/vender" method="post"><input type="file" data-part="photos" aria-label="fotos">
      <input name="title" aria-label="título"><button>publicar</button></form></yy-product-upload><p id="depois">depois</p>`);
    const [before, bar, form, foot, after] = await Promise.all(
      ["#antes", ".bar", "form", ".foot", "#depois"].map((each) => boxOf(page().locator(each))),
    );
    expect(before?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    expect(bar?.bottom).toBeLessThanOrEqual(form?.top ?? 0);
    expect(foot?.top).toBeGreaterThanOrEqual(form?.bottom ?? 0);
    expect(after?.top).toBeGreaterThanOrEqual(foot?.bottom ?? 0);
  });

  it.each([
    ["<yy-insurance-price>", "price", "<form><input name=price aria-label=preço></form>"],
    ["<yy-letter-counter data-limit=9>", "count", '<input aria-label="título">'],
    ["<yy-password-strength>", "word", '<input type="password" aria-label="senha">'],
  ])(
    "%s says what it has to say between its field and what comes after",
    async (tag, part, field) => {
      await show(`${tag}${field}</${tag.slice(1).split(/[ >]/)[0]}><p id="depois">depois</p>`);
      await page().locator("main input").fill("123");
      const said = page().locator(`[part=${part}]`);
      await expect.poll(async () => (await boxOf(said)).height).toBeGreaterThan(0);
      const [{ top }, { bottom }] = [await boxOf(page().locator("#depois")), await boxOf(said)];
      expect(top).toBeGreaterThanOrEqual(bottom);
    },
  );

  it("yy-popover opens beside its trigger", async () => {
    await show(`<yy-popover data-trigger="click"><button data-part="trigger">como medir?</button>
      <p data-part="content">com a peça deitada.</p></yy-popover>`);
    const trigger = page().getByRole("button", { name: "como medir?" });
    await trigger.click();
    const content = await boxOf(page().getByText("com a peça deitada."));
    const { bottom } = await boxOf(trigger);
    expect(content.top).toBeGreaterThanOrEqual(bottom);
    expect(content.top).toBeLessThan(bottom + 20);
  });

  it.each([
    [
      "the link that it stands in for",
      "yy-infinite-scroll",
      'data-next-url="/fragmentos/produtos?page=9" data-finished',
      '<a class="away shown" data-part="more" href="/busca">mais</a>',
    ],
    [
      "the server's count",
      "yy-inbox-badge",
      "",
      '<a href="/perfil/mensagens">mensagens <b class="away" data-part="count">3</b></a>',
    ],
    [
      "what cannot be deleted",
      "yy-message-header",
      'data-message-id="chat$$$1" data-redirect-url="/"',
      '<button class="away shown" data-part="delete">apagar</button>',
    ],
    [
      "what comes later",
      "yy-pro-outpost",
      "",
      `<label>cpf <input data-part="cpf" name="cpf"></label><a href="/x" data-part="lookup" data-remote="true">buscar</a>
      <div data-part="products"></div><p class="away shown" data-part="finish"><button>fechar</button></p>`,
    ],
    [
      "the server's button",
      "yy-profile-image",
      'data-kind="avatar"',
      `<img src="/photos/marina/avatar-1/96x96.jpg" alt="sua foto">
      <div><form action="/foto" method="post"><input type="file" name="image" aria-label="foto"><button class="away">enviar</button></form></div>`,
    ],
    [
      "the server's button",
      "yy-seller-toggle",
      'data-feature="soft-shipping"',
      '<div>frete <button class="away">ligar</button></div>',
    ],
    [
      "the select",
      "yy-select",
      "",
      '<p><select class="away" aria-label="cor"><option>azul</option><option>verde</option></select></p>',
    ],
    [
      "the field",
      "yy-star-rating",
      "",
      '<label>nota <input class="away" type="number" name="nota" max="5"></label>',
    ],
    ["the field", "yy-tag-editor", "", '<label>marcas <input class="away" name="tags"></label>'],
    [
      "other panels",
      "yy-tabs",
      "",
      `<p data-part="list"><button>um</button><button>dois</button></p>
      <p class="shown" data-part="panel">1</p><p class="away shown padded" data-part="panel">2</p>`,
    ],
    [
      "what is not chosen",
      "yy-voucher-options",
      "",
      `<label><input type="radio" name="v" value="accept" data-part="option" checked> sim</label>
      <label><input type="radio" name="v" value="counter" data-part="option"> outra</label>
      <p class="away shown" data-part="counter-price"><input aria-label="preço"></p>`,
    ],
  ])("hides %s: %s", async (_, tag, attributes, inside) => {
    await show(`<${tag} ${attributes}>${inside}</${tag}>`);
    await page().locator(`${tag}:state(mounted)`).waitFor({ state: "attached" });
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    await expect.poll(() => page().locator(".away").evaluate(isSeen)).toBe(false);
  });
});
