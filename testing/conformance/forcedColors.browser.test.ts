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

/** Each piece that is filled, and has words on the fill. */
const pieces: readonly (readonly [what: string, html: string, find: (page: Page) => Locator])[] = [
  [
    "the button to follow",
    '<yy-follow-button data-user-id="7" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar">seguir</yy-follow-button>',
    (page) => page.getByRole("button", { name: followText }),
  ],
  [
    "a count before the script comes",
    "<yy-count-badge>99+</yy-count-badge>",
    (page) => page.locator("yy-count-badge"),
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
  [
    "the mark of a message",
    '<yy-flash><p data-flash="success">ok</p></yy-flash>',
    (page) => page.locator("yy-flash [part~=message]"),
  ],
];

describe("in high contrast, what is written on a fill is seen", () => {
  const demo = useDemo();

  describe.each(["light", "dark"] as const)("%s", (colorScheme) => {
    it.each(pieces)("%s", async (_, html, find) => {
      demo.server.addPage("/t", { body: `<main>${html}</main>` });
      const page = await demo.open("/t");
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const [tag = ""] = /yy-[a-z-]+/.exec(html) ?? [];
      if (html.includes("data-")) await waitUntilMounted(page, tag);
      const piece = find(page);
      await piece.waitFor();
      const box = await piece.boundingBox();
      if (!box) throw new Error("the piece has no box");
      // Of a message its mark.
      const clip = { ...box, width: Math.min(box.width, tag === "yy-flash" ? 44 : box.width) };
      const picture = await page.screenshot({ clip, animations: "disabled" });
      const blank = await page.context().newPage();
      const strokes = await blank.evaluate(
        countStrokes,
        `data:image/png;base64,${picture.toString("base64")}`,
      );
      // A fill, and a plate on it behind words that are not seen, have two edges each.
      expect(strokes).toBeGreaterThan(4);
    });
  });
});

/** Runs in a page: how often a row of the picture goes from the colour of most of it to another, or back, at most. */
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
    // The notice shows nothing to whose store is open.
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
      const { looked, unseen } = await unseenParts(page);
      expect(looked, colorScheme).toBeGreaterThan(0);
      expect(unseen, colorScheme).toEqual([]);
    }
  });
});

describe("in high contrast, one of a row has a line below it", () => {
  const demo = useDemo();

  it.each([
    ["/widgets/tabs", "yy-tabs [role=tab]"],
    ["/@marina", "yy-store-tabs a"],
    ["/widgets/tabs", ".guide-nav a"],
  ])("on %s, of %s", async (path, selector) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await demo.open(path, { signedInAs: 1 });
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await page.locator(":is(yy-tabs, yy-store-tabs):state(mounted)").first().waitFor();
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
      expect(lines.length, colorScheme).toBeGreaterThan(1);
      expect(lines.filter(Boolean), colorScheme).toEqual([true]);
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
