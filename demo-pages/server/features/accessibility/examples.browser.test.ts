import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bundleForPage, guideExamples, sharePage, useDemo } from "@yy/testing";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { keyboardTests } from "./keyboardTests";
import type * as Examine from "./testing/examine";
import { ofAll } from "./tests";

declare global {
  interface Window {
    examine: typeof Examine;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const demo = useDemo();
const examplesOf = guideExamples(demo);
const names = guideFiles("")
  .schemas()
  .widgets.map(({ tag }) => tag.slice("yy-".length));
const withoutFocus = names.filter((name) => keyboardTests[name] === ofAll.noFocus);

/** A page of the marketplace, in whose place the examples come; one for all widgets. */
async function openPage(width: number, height: number): Promise<Page> {
  const page = await demo.open("/ajuda", {
    signedInAs: 1,
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  const folder = "demo-pages/server/features/accessibility/testing";
  const examine = await bundleForPage(`${folder}/examine.ts`, "examine");
  await page.evaluate(`${examine}; window.examine = examine;`);
  await page.evaluate(axe);
  // From now on who looks at the page uses the keyboard.
  await page.keyboard.press("Tab");
  return page;
}

/** Every widget of the examples mounts, also those far down. */
async function show(page: Page, name: string): Promise<void> {
  const html = (await examplesOf(name)).replace(/<yy-[a-z-]+/g, "$& data-mount=eager");
  await page.evaluate((markup) => window.examine.show(markup), html);
}

/** Targets of less than 24 px without the room that WCAG 2.5.8 asks for. */
const smallTargets = (page: Page) =>
  page.evaluate(async () => {
    const { run } = Reflect.get(window, "axe") as {
      run(context: string, options: object): Promise<AxeResults>;
    };
    const { violations } = await run("main", {
      runOnly: { type: "rule", values: ["target-size"] },
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });

describe("on a screen of 320 px, as a window of 1280 px is at 400 %", () => {
  const page = sharePage(demo, () => openPage(320, 640));
  const focusProblems = (selector: string) =>
    page().evaluate((within) => window.examine.focusProblems(within), selector);

  it.each(names)(
    "%s fits, is large enough to press, and shows its edges and where the focus is",
    async (name) => {
      await show(page(), name);
      expect.soft(await page().evaluate(() => window.examine.tooWide())).toEqual([]);
      expect.soft(await smallTargets(page())).toEqual([]);
      expect.soft(await page().evaluate(() => window.examine.faintEdges())).toEqual([]);
      expect.soft(await page().evaluate(() => window.examine.rejectedPastes())).toEqual([]);
      expect.soft(await focusProblems("main")).toEqual([]);
    },
  );

  it("the page around the widgets shows where the focus is, too", async () => {
    await show(page(), "icon");
    expect(await focusProblems("header, footer")).toEqual([]);
  });
});

describe("on a screen of 1280 px", () => {
  const page = sharePage(demo, () => openPage(1280, 800));

  it.each(withoutFocus)("%s draws nothing that takes the focus", async (name) => {
    await show(page(), name);
    expect(await page().evaluate((tag) => window.examine.drawnControls(tag), `yy-${name}`)).toEqual(
      [],
    );
  });

  it.each(names)("%s loses no text when it is wider spaced, or twice as large", async (name) => {
    await show(page(), name);
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
