import { bundleForPage, guideExamples, sharePage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { violations } from "../guide/testing/violations";
import { readStatement } from "./statement";
import type * as Examine from "./testing/examine";

declare global {
  interface Window {
    examine: typeof Examine;
  }
}

const demo = useDemo();
const examplesOf = guideExamples(demo);
const guide = guideFiles("");
const tags = guide.schemas().widgets.map(({ tag }) => tag);
const { keyboardTests } = readStatement(guide.document("accessibility"));

const takesNoFocus = "%s draws nothing that takes the focus";
/** Tags for which the accessibility statement names this test. */
const withoutFocus = tags.filter((tag) =>
  keyboardTests(tag).some((test) => test.name === takesNoFocus),
);

/** Opens a page of the marketplace whose content the examples replace, one for all widgets. */
async function openPage(width: number, height: number): Promise<Page> {
  const page = await demo.open("/ajuda", {
    signedInAs: 1,
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  const folder = "demo-pages/server/features/accessibility/testing";
  const examine = await bundleForPage(`${folder}/examine.ts`, "examine");
  await page.evaluate(`${examine}; window.examine = examine;`);
  // From now on `:focus-visible` matches, as for a visitor who uses the keyboard.
  await page.keyboard.press("Tab");
  return page;
}

/** Shows a widget's examples; all of them mount, even below the fold. */
async function show(page: Page, tag: string): Promise<void> {
  const html = (await examplesOf(tag.slice("yy-".length))).replace(
    /<yy-[a-z-]+/g,
    "$& data-mount=eager",
  );
  await page.evaluate((markup) => window.examine.show(markup), html);
}

describe("on a screen of 320 px, as a window of 1280 px is at 400 %", () => {
  const page = sharePage(demo, () => openPage(320, 640));
  const problemsOf = (selector: string) =>
    page().evaluate((within) => window.examine.focusProblems(within), selector);

  it.each(tags)(
    "%s fits, is large enough to press, and shows its edges and where the focus is",
    async (tag) => {
      await show(page(), tag);
      const looks = await page().evaluate(() => {
        const { tooWide, faintEdges, rejectedPastes } = window.examine;
        return { wide: tooWide(), faint: faintEdges(), rejected: rejectedPastes() };
      });
      expect.soft(looks).toEqual({ wide: [], faint: [], rejected: [] });
      // 24 px, or the room around them that WCAG 2.5.8 asks for.
      expect.soft(await violations(page(), "main", { runOnly: ["target-size"] })).toEqual([]);
      expect.soft(await problemsOf("main")).toEqual([]);
    },
  );

  it("the page around the widgets shows where the focus is, too", async () => {
    await show(page(), "yy-icon");
    expect(await problemsOf("header, footer")).toEqual([]);
  });
});

describe("on a screen of 1280 px", () => {
  const page = sharePage(demo, () => openPage(1280, 800));

  it.each(withoutFocus)(takesNoFocus, async (tag) => {
    await show(page(), tag);
    const drawn = await page().evaluate((name) => window.examine.drawnControls(name), tag);
    expect(drawn).toEqual([]);
  });

  it.each(tags)("%s loses no text when it is wider spaced, or twice as large", async (tag) => {
    await show(page(), tag);
    const lost = await page().evaluate(() => {
      const { clippedTexts, enlargeText, spaceText, tooWide } = window.examine;
      const before = new Set(clippedTexts());
      const newlyLost = () => [...clippedTexts().filter((text) => !before.has(text)), ...tooWide()];
      spaceText(true);
      const spaced = newlyLost();
      spaceText(false);
      enlargeText(200);
      const enlarged = newlyLost();
      enlargeText(100);
      return { spaced, enlarged };
    });
    expect(lost).toEqual({ spaced: [], enlarged: [] });
  });
});
