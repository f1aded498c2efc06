import { collectProblems, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-product-card";

const dress = {
  id: 12,
  slug: "vestido-midi",
  title: "Vestido midi",
  href: "/outro-lugar",
  state: "published",
  price: 120,
  originalPriceInteger: 120,
  discountPercentage: 0,
  availableUnits: 1,
  shippingType: 2,
  defaultPhoto: { image_public_id: "vestido-1" },
  selectedPhoto: null,
  likeUserIds: [],
  isProductLikedByUser: false,
};

const fallback = '<a href="/p/do-servidor">do servidor</a>';

function card(changes: object = {}, attributes = "", children = fallback): string {
  const json = JSON.stringify({ ...dress, ...changes }).replaceAll('"', "&quot;");
  return `<${tag} data-product="${json}" ${attributes}>${children}</${tag}>`;
}

describe("yy-product-card", () => {
  const demo = useDemo();

  const narrow = '<style nonce="{{nonce}}">yy-product-card { inline-size: 276px }</style>';

  const show = useFixture(demo, {
    head: narrow,
    prepare: events.on,
  });

  /** Events that the card fired, in order. */
  const asked = async (page: Page) =>
    (await events.seen(page)).map(({ type, detail }) => [type, detail]);

  async function showMounted(body: string): Promise<Page> {
    const page = await show(body);
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Opens a new page. */
  async function openMounted(body: string, head = ""): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, head: narrow + head });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    return page;
  }

  const photoOf = (page: Page) => page.locator(`${tag} img`).getAttribute("src");
  const states = (page: Page) =>
    page
      .locator(tag)
      .evaluate((element) =>
        ["available", "discounted", "liked"].filter((name) => element.matches(`:state(${name})`)),
      );
  const change = (page: Page, changes: object) =>
    page
      .locator(tag)
      .evaluate(
        (element, product) => element.setAttribute("data-product", product),
        [JSON.stringify({ ...dress, ...changes })].join(),
      );

  it("shows photo, name and price in place of the server's card", async () => {
    const page = await showMounted(card());
    const link = page.getByRole("link", { name: "Vestido midi", exact: true });
    expect(await link.getAttribute("href")).toBe("/p/vestido-midi-12?product_id=12");
    expect(await page.getByText("R$ 120", { exact: true }).isVisible()).toBe(true);
    expect(await photoOf(page)).toBe(
      `${demo.server.origin}/photos/vestido-midi/vestido-1/276x294.jpg`,
    );
    expect(await page.getByText("do servidor").isVisible()).toBe(false);
    expect(await page.getByText("vendido").count()).toBe(0);
    expect(await states(page)).toEqual(["available"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("sends on where the visit comes from, encoded, and leaves out what is empty", async () => {
    const page = await showMounted(card({}, 'data-qid="q 1" data-sref="" data-ref="carta&amp;x"'));
    expect(await page.getByRole("link").getAttribute("href")).toBe(
      "/p/vestido-midi-12?product_id=12&qid=q%201&ref=carta%26x",
    );
    await page.locator(tag).evaluate((element: HTMLElementTagNameMap["yy-product-card"]) => {
      element.ref = undefined;
      element.removeAttribute("data-ref");
      element.qid = undefined;
      element.sref = "vitrine";
    });
    await expect
      .poll(() => page.getByRole("link").getAttribute("href"))
      .toBe("/p/vestido-midi-12?product_id=12&qid=q%201&sref=vitrine");
  });

  it("keeps to its column beside another card, whatever words its name is made of", async () => {
    const title = "Donaudampfschifffahrtselektrizitätenhauptbetrieb";
    const grid =
      '<style nonce="{{nonce}}">main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) } main > yy-product-card { inline-size: auto }</style>';
    const page = await openMounted(card({ title }) + card(), grid);
    await page.setViewportSize({ width: 320, height: 640 });
    const [first, second] = await page
      .locator(`${tag} img`)
      .evaluateAll((photos) => photos.map((photo) => photo.getBoundingClientRect().toJSON()));
    expect(first.right).toBeLessThanOrEqual(second.left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  describe("is named, without a title,", () => {
    it.each([
      [
        "by the server's link",
        '<a href="/p/x"><img src="/photos/a/b/1x1.jpg" alt=""> Saia\n azul </a> R$ 60',
      ],
      ["by all the server's words", "<span>Saia</span> <b>azul</b>"],
      [
        "by the words of a link with an icon",
        '<a href="/p/x"><svg><title>novidade</title></svg>Saia<br>azul <i hidden>esgotada</i></a>',
      ],
      [
        "by what the photo is called",
        '<a href="/p/x"><img src="/photos/a/b/1x1.jpg" alt="Saia azul"></a>',
      ],
    ])("%s", async (_, children) => {
      const page = await showMounted(card({ title: " " }, "", children));
      await page.getByRole("link", { name: "Saia azul", exact: true }).waitFor();
    });

    it("by the server's heading, whose level stays, also when it changes", async () => {
      const children = '<h4><a href="/p/x">Saia azul</a></h4><p>R$ 60</p>';
      const page = await showMounted(card({ title: null }, "", children));
      await page.getByRole("heading", { level: 4, name: "Saia azul", exact: true }).waitFor();
      await page
        .locator("h4 a")
        .first()
        .evaluate((link) => {
          link.textContent = "Saia verde";
        });
      await page.getByRole("heading", { level: 4, name: "Saia verde", exact: true }).waitFor();
    });

    it("by its slug, when the server says nothing either", async () => {
      const page = await showMounted(card({ title: undefined }, "", ""));
      await page.getByRole("link", { name: "vestido midi", exact: true }).waitFor();
    });
  });

  describe("a discount", () => {
    it("shows the old price and the percentage", async () => {
      const page = await showMounted(card({ originalPriceInteger: 240, discountPercentage: 50 }));
      expect(await page.getByRole("deletion").textContent()).toBe("R$ 240");
      expect(await page.getByText("50%", { exact: true }).isVisible()).toBe(true);
      expect(await states(page)).toEqual(["available", "discounted"]);
    });

    it.each([
      ["equal prices", { discountPercentage: 50 }],
      ["no percentage", { originalPriceInteger: 240 }],
      ["no original price", { originalPriceInteger: null, discountPercentage: 50 }],
    ])("is none with %s", async (_, changes) => {
      const page = await showMounted(card(changes));
      expect(await page.getByRole("deletion").count()).toBe(0);
      expect(await page.getByText("%").count()).toBe(0);
      expect(await states(page)).toEqual(["available"]);
    });
  });

  it.each([
    ["sold", { state: "sold" }, []],
    ["without units", { availableUnits: 0 }, []],
    ["delivered by hand", { shippingType: 1 }, ["available"]],
  ])("offers no bag for what is %s", async (_, changes, expected) => {
    const page = await showMounted(card(changes));
    expect(await page.getByRole("button", { name: "adicionar à sacola" }).count()).toBe(0);
    expect(await page.getByText("vendido", { exact: true }).count()).toBe(expected.length ? 0 : 1);
    expect(await states(page)).toEqual(expected);
    expect(await page.getByRole("button", { name: "curtir" }).count()).toBe(1);
  });

  describe("the photo", () => {
    it("is the selected one, on the assets host, each part encoded, public without a slug", async () => {
      const host = demo.server.origin;
      const page = await openMounted(
        card({ slug: " ", selectedPhoto: { image_public_id: "bolsa/2" } }),
        `<meta name="yy-assets-host" content="${host}/"><base href="/outra/pasta/">`,
      );
      expect(await photoOf(page)).toBe(`${host}/photos/public/bolsa%2F2/276x294.jpg`);
    });

    it("gives way to a quiet drawing in the same box when it does not load, until another comes", async () => {
      const page = await showMounted(card({ defaultPhoto: { image_public_id: "missing-1" } }));
      const box = page.locator(`${tag} [part=placeholder]`);
      await box.waitFor();
      expect(await box.boundingBox()).toMatchObject({ width: 276, height: 294 });
      expect(await page.locator(`${tag} img`).count()).toBe(0);
      await change(page, {});
      await page.locator(`${tag} img`).waitFor();
      expect(await page.locator(`${tag} img`).boundingBox()).toMatchObject({
        width: 276,
        height: 294,
      });
      expect(await seenErrors(page)).toEqual([]);
    });

    it("is drawn for a product without any", async () => {
      const page = await showMounted(card({ defaultPhoto: null }));
      await page.locator(`${tag} [part=placeholder]`).waitFor();
    });
  });

  describe("asks the page", () => {
    it("for the wanted state of a like, and follows data-product alone", async () => {
      const page = await showMounted(card());
      await page.getByRole("button", { name: "curtir", pressed: false, exact: true }).click();
      expect(await asked(page)).toEqual([["yy:like-requested", { productId: "12", liked: true }]]);
      await page.getByRole("button", { name: "curtir", pressed: false }).waitFor();
      await change(page, { isProductLikedByUser: true });
      await page.getByRole("button", { name: "curtir", pressed: true }).click();
      await expect.poll(() => states(page)).toEqual(["available", "liked"]);
      expect((await asked(page)).at(-1)).toEqual([
        "yy:like-requested",
        { productId: "12", liked: false },
      ]);
    });

    it("for the bag; neither button follows the link beneath it", async () => {
      const page = await showMounted(card());
      const url = page.url();
      const bag = page.getByRole("button", { name: "adicionar à sacola", exact: true });
      await bag.click();
      await bag.focus();
      await page.keyboard.press("Enter");
      expect(await asked(page)).toEqual([
        ["yy:bundle-requested", { productId: "12" }],
        ["yy:bundle-requested", { productId: "12" }],
      ]);
      expect(page.url()).toBe(url);
      for (const button of await page.getByRole("button").all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it("opens the product from anywhere on the card", async () => {
    demo.server.addPage("/p/vestido-midi-12", { body: "<p>a peça</p>" });
    const page = await openMounted(card());
    await page.locator(`${tag} img`).click({ position: { x: 100, y: 150 }, force: true });
    await page.getByText("a peça").waitFor();
    expect(page.url()).toMatch(/\/p\/vestido-midi-12\?product_id=12$/);
  });

  it("takes other words for what it draws", async () => {
    const words =
      'data-label-like="gostei" data-label-bundle="quero" data-label-sold="já foi embora"';
    const page = await showMounted(card({}, words) + card({ state: "sold" }, words));
    await page.getByRole("button", { name: "gostei" }).first().waitFor();
    await page.getByRole("button", { name: "quero" }).waitFor();
    await page.getByText("já foi embora").waitFor();
  });

  it("keeps the box of the server's card, and of a card without a fallback", async () => {
    const server =
      '<h3>Vestido midi</h3><img src="/photos/a/vestido-1/276x294.jpg" alt=""><p>R$ 120</p>';
    const css = `<style nonce="{{nonce}}">
      h3, p { margin: 0 } h3 { font: inherit; line-height: 1.35 } body { font: 16px/1.5 sans-serif }
      .card { display: grid; gap: 4px } .card img { order: -1; width: 100%; aspect-ratio: 276/294; margin-bottom: 4px }
    </style>`;
    const page = await openMounted(
      `${card({}, "", `<div class="card">${server}</div>`)}<p>fim</p>${card({}, "", "")}<p>fim</p>`,
      css,
    );
    await page.locator(`${tag} img`).nth(1).waitFor();
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([
    ["broken JSON", '{"id":12', "JSON of type"],
    ["no id", JSON.stringify({ ...dress, id: null }), "product.id is not an id"],
    ["a price in words", JSON.stringify({ ...dress, price: "caro" }), "product.price is not"],
    ["a photo without its id", JSON.stringify({ ...dress, defaultPhoto: {} }), "image_public_id"],
  ])("reports %s, and the server's card stays", async (_, json, reason) => {
    const page = await show(
      `<${tag} data-product="${json.replaceAll('"', "&quot;")}">${fallback}</${tag}>`,
    );
    await waitForState(page, tag, "failed");
    expect(await page.getByText("do servidor").isVisible()).toBe(true);
    const errors = await seenErrors(page);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ widget: tag, name: "ConfigError" });
    expect(errors[0]?.message).toMatch(/^yy-product-card: data-product must be /);
    expect(errors[0]?.message).toContain(reason);
  });

  it("takes a price in quotes, as Rails writes decimals", async () => {
    const page = await showMounted(card({ price: "99.5" }));
    await page.getByText("R$ 100", { exact: true }).waitFor();
  });
});
