import { useDemo } from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { lookedControls } from "./lookedControls";

/** The page's own styles for links and buttons, which must not affect widgets or their look. */
const pagesOwn = `
  body { margin: 0; background: var(--yy-color-surface); color: var(--yy-color-ink); }
  main { display: grid; grid: auto-flow minmax(100px, auto) / repeat(auto-fill, 310px); place-items: start; gap: 10px; }
  section { max-inline-size: 100%; }
  yy-product-card { inline-size: 276px; }
  a { color: green; text-decoration: underline dotted; font-size: 22px; }
  button, .btn { margin: 9px; border: 4px double; text-transform: uppercase; letter-spacing: 3px; }
  .btn { box-shadow: 0 0 9px; padding: 3em; background: gold; }
  h3, p, input, select { margin: 3em; padding: 2em; font: italic 22px serif; }
  img { border: 3px solid; filter: sepia(1); }
  span { padding: 1em; }
  nav { border: 2px solid; }
`;

interface View {
  readonly size: readonly [width: number, height: number];
  readonly media?: Parameters<Page["emulateMedia"]>[0];
  readonly direction?: "rtl";
}

/** Each view is as high as all controls, so that all mount, and one picture shows them. */
const views: Readonly<Record<string, View>> = {
  light: { size: [1280, 1200] },
  dark: { size: [1280, 1200], media: { colorScheme: "dark" } },
  "high contrast": { size: [1280, 1200], media: { forcedColors: "active" } },
  "a narrow screen": { size: [320, 3300] },
  "right to left": { size: [1280, 1200], direction: "rtl" },
};

const controls = Object.entries(lookedControls);

describe("with data-yy-looks the server's markup looks like what the widget draws", () => {
  const demo = useDemo();

  it("before the mount and after it, but for what is told", async () => {
    // Widgets that would wait for the visitor mount too.
    const body = controls
      .map(
        ([, { html }]) =>
          `<section>${html.replace(/<yy-[\w-]+/, '$& data-mount="eager"')}</section>`,
      )
      .join("");
    // At the URL of a store's page, whose tab is marked as the current one.
    demo.server.addPage("/@bia", {
      body: `<main data-yy-looks>${body}</main>`,
      head: `<link rel="stylesheet" href="${distUrl}/yy.looks.css"><style nonce="{{nonce}}">${pagesOwn}</style>`,
    });
    const [without, mounted] = [
      await demo.open("/@bia", { signedInAs: 1, javaScript: false }),
      await demo.open("/@bia", { signedInAs: 1 }),
    ];
    for (const [view, each] of Object.entries(views)) {
      await show(without, each);
      const before = await picturesOf(without);
      await show(mounted, each);
      await drawn(mounted);
      const after = await picturesOf(mounted);
      const blinks = controls.map(
        ([name], index) => [name, blinkOf(before[index], after[index])] as const,
      );
      expect(Object.fromEntries(blinks), view).toEqual(
        Object.fromEntries(controls.map(([name, { blink }]) => [name, upTo(blink?.percent ?? 0)])),
      );
    }
  });
});

/** Matches up to this percentage, but more than a third of it, because it may be outdated. */
const upTo = (percent: number) =>
  percent === 0
    ? 0
    : expect.toSatisfy(
        (seen: number) => seen > percent / 3 && seen <= percent,
        `at most ${percent}, and not far less`,
      );

/** Applies a view to the page. */
async function show(page: Page, { size, media, direction }: View): Promise<void> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none", ...media });
  await page
    .locator("main")
    .evaluate((main, dir) => main.setAttribute("dir", dir), direction ?? "ltr");
}

async function drawn(page: Page): Promise<void> {
  const tags = new Set(
    Object.values(lookedControls).map(({ html }) => /yy-[\w-]+/.exec(html)?.[0] ?? ""),
  );
  for (const tag of tags) await waitUntilMounted(page, tag);
  await waitForState(page, "yy-select", "enhanced");
  await waitForState(page, "yy-inbox-badge", "known");
  await page
    .locator('[part="photo"]')
    .evaluateAll((photos: HTMLImageElement[]) =>
      Promise.all(photos.map((photo) => photo.decode())),
    );
}

/** A picture of each control. */
async function picturesOf(page: Page): Promise<PNG[]> {
  const picture = PNG.sync.read(await page.screenshot({ animations: "disabled" }));
  const boxes = await page.locator("section").evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top, right, bottom } = section.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  return boxes.map((box) => {
    if (box.bottom > picture.height) throw new Error("a control is not in view");
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
    const width = Math.ceil(box.right) - left;
    const height = Math.ceil(box.bottom) - top;
    const part = new PNG({ width, height });
    PNG.bitblt(picture, part, left, top, width, height, 0, 0);
    return part;
  });
}

/**
 * The maximum difference of a colour channel, because Chromium's rounding at the edges of letters
 * and corners varies.
 */
const maxChannelDifference = 3;

/** The percentage of pixels that differ; 100 when the sizes differ. */
function blinkOf(before: PNG | undefined, after: PNG | undefined): number {
  if (!before || !after) throw new Error("there is no picture");
  if (before.width !== after.width || before.height !== after.height) return 100;
  const differs = (at: number) =>
    Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > maxChannelDifference;
  const size = after.width * after.height;
  const different = Array.from({ length: size }, (_, pixel) => pixel * 4).filter((at) =>
    [at, at + 1, at + 2].some(differs),
  ).length;
  return (100 * different) / size;
}
