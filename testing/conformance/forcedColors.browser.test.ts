import { bundleForPage, sampledTags, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { schemas } from "@yy/widgets/schemas";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as Layout from "../layout/unseenParts";
import { followText } from "../page/followTexts";

declare global {
  interface Window {
    layout: typeof Layout;
  }
}

async function unseenParts(page: Page): Promise<ReturnType<typeof Layout.unseenParts>> {
  const script = await bundleForPage("testing/layout/unseenParts.ts", "layout");
  await page.evaluate(`${script}; window.layout = layout;`);
  return page.evaluate(() => window.layout.unseenParts());
}

const dress = JSON.stringify({
  ...{ id: 12, slug: "vestido", state: "sold", price: 120, originalPriceInteger: 120 },
  ...{ discountPercentage: 0, availableUnits: 0, shippingType: 2, likeUserIds: [] },
  isProductLikedByUser: false,
}).replaceAll('"', "&quot;");

/** The controls that show text on a filled background. */
const pieces: readonly (readonly [what: string, html: string, find: (page: Page) => Locator])[] = [
  [
    "the button to follow",
    '<yy-follow-button data-user-id="7" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar">seguir</yy-follow-button>',
    (page) => page.getByRole("button", { name: followText }),
  ],
  [
    "a count before the script comes",
    "<yy-count-badge>99+</yy-count-badge>",
    (page) => page.locator("yy-count-badge:not([data-count])"),
  ],
  [
    "a count",
    '<yy-count-badge data-count="42"></yy-count-badge>',
    (page) => page.locator("yy-count-badge .badge"),
  ],
  [
    "a label",
    "<yy-notification-label>novo</yy-notification-label>",
    (page) => page.getByText("novo"),
  ],
  [
    "what is sold",
    `<yy-product-card data-product="${dress}"></yy-product-card>`,
    (page) => page.locator('yy-product-card [part="sold"]'),
  ],
];

/**
 * The maximum number of colour changes in a row of pixels of the element.
 * @param pixels the width of the part to look at
 */
async function strokesOf(piece: Locator, pixels = Number.POSITIVE_INFINITY): Promise<number> {
  await piece.waitFor();
  const box = await piece.boundingBox();
  if (!box) throw new Error("the piece has no box");
  const clip = { ...box, width: Math.min(box.width, pixels) };
  const picture = await piece.page().screenshot({ clip, animations: "disabled" });
  return piece.page().evaluate(countStrokes, `data:image/png;base64,${picture.toString("base64")}`);
}

/** The fill and the backplate of invisible text have two edges each. */
const edgesWithoutWords = 4;

describe.each(["light", "dark"] as const)(
  "in high contrast, what is written on a fill is seen, %s",
  (colorScheme) => {
    const demo = useDemo();

    it("of every piece", async () => {
      const body = pieces.map(([, html]) => `<div>${html}</div>`).join("");
      demo.server.addPage("/t", { body: `<main>${body}</main>` });
      const page = await demo.open("/t");
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await waitUntilMounted(page, "yy-follow-button, yy-product-card, yy-count-badge[data-count]");
      for (const [what, , find] of pieces)
        expect(await strokesOf(find(page)), what).toBeGreaterThan(edgesWithoutWords);
    });

    it("of a switch that is off: its knob", async () => {
      demo.server.addPage("/t", {
        body: '<yy-seller-toggle data-feature="boosted-bundle" data-enabled="false">combo</yy-seller-toggle>',
      });
      const page = await demo.open("/t", { signedInAs: 1 });
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      // Without the knob, a row of the track has two edges.
      expect(await strokesOf(page.locator("yy-seller-toggle [part=track]"))).toBeGreaterThan(2);
    });

    it("of a message, in its mark", async () => {
      demo.server.addPage("/t", {
        body: '<yy-flash><p data-flash="success">ok</p></yy-flash>',
      });
      const page = await demo.open("/t");
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const message = page.locator("yy-flash [part~=message]");
      expect(await strokesOf(message, 44)).toBeGreaterThan(edgesWithoutWords);
    });
  },
);

/**
 * Runs in the page: the maximum number of changes between light and dark in a row of the picture.
 */
async function countStrokes(url: string): Promise<number> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
  const light = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const middle = (Math.max(...light) + Math.min(...light)) / 2;
  const isLight = light.map((value) => value > middle);
  const edges = Array.from({ length: height }, (_, row) => {
    const line = isLight.slice(row * width, (row + 1) * width);
    return line.filter((value, at) => at > 0 && value !== line[at - 1]).length;
  });
  return Math.max(...edges);
}

const widgets = sampledTags(schemas).map((tag) => tag.slice("yy-".length));

describe("in high contrast, the examples of the guide are seen whole", () => {
  const demo = useDemo();

  it.each(widgets)("yy-%s", async (name) => {
    // The notice is empty for a visitor whose store is open.
    const signedInAs = name === "vacation-notice" ? 7 : 1;
    const page = await demo.open(`/widgets/${name}`, { signedInAs });
    await page.emulateMedia({ forcedColors: "active" });
    await page
      .locator(`yy-${name}:is(:state(mounted), :state(failed))`)
      .first()
      .waitFor({ state: "attached" });
    await page.keyboard.press("Tab");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { checked, unseen } = await unseenParts(page);
      expect(checked, colorScheme).toBeGreaterThan(0);
      expect(unseen, colorScheme).toEqual([]);
    }
  });
});

describe("in high contrast, one of a row has a line below it", () => {
  const demo = useDemo();

  it.each([
    ["/widgets/tabs", ["yy-tabs [role=tab]", ".guide-nav a"]],
    ["/@marina", ["yy-store-tabs a"]],
  ])("on %s, of %s", async (path, selectors) => {
    const page = await demo.open(path, { signedInAs: 1 });
    await page.emulateMedia({ forcedColors: "active" });
    await page.locator(":is(yy-tabs, yy-store-tabs):state(mounted)").first().waitFor();
    for (const selector of selectors)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const lines = await page.locator(selector).evaluateAll((all) => {
          const canvas = document.body.appendChild(document.createElement("i"));
          canvas.style.backgroundColor = "Canvas";
          const { backgroundColor } = getComputedStyle(canvas);
          const drawn = all.filter((each) => each.checkVisibility());
          const rowOf = (each: Element | undefined) => each?.closest("ul, [role=tablist], nav");
          return drawn
            .filter((each) => rowOf(each) === rowOf(drawn[0]))
            .map((each) => getComputedStyle(each).borderBlockEndColor !== backgroundColor);
        });
        expect(lines.length, `${selector}, ${colorScheme}`).toBeGreaterThan(1);
        expect(lines.filter(Boolean), `${selector}, ${colorScheme}`).toEqual([true]);
      }
  });
});

describe("the look at them", () => {
  const demo = useDemo();

  it("notices words, controls, choices and focus that are not seen", async () => {
    demo.server.addPage("/t", {
      head: `<style nonce="{{nonce}}">
      .words { forced-color-adjust: none; color: #eee; background: #fff }
      .bare { border: 0; background: none }
      :focus-visible { outline: none }
    </style>`,
      body: `<section class="card example"><yy-facilities>
      <p class="words">apagado</p><button class="bare" id="vazio"></button>
      <ul><li aria-current="true">um</li><li>dois</li></ul>
      <button id="sem-anel">ver</button></yy-facilities></section>`,
      script: "none",
    });
    const page = await demo.open("/t");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    await page.locator("#vazio").evaluate((it) => {
      it.style.setProperty("inline-size", "20px");
      it.style.setProperty("block-size", "20px");
    });
    await page.keyboard.press("Tab");
    const { unseen } = await unseenParts(page);
    const kinds = unseen.map((line) => line.split(":")[0]);
    expect(new Set(kinds)).toEqual(new Set(["words", "control", "choice", "focus"]));
  });
});
