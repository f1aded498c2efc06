import { collectProblems, sampled, sampledTags, sharePage, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { chapterPath } from "./addresses";
import { chapterNames } from "./chapters/Chapters";
import { sidewaysScroll, violations } from "./testing/violations";

const demo = useDemo();
const widgetPages = sampledTags(guideFiles("").schemas().widgets).map(
  (tag) => `/widgets/${tag.slice("yy-".length)}`,
);
/**
 * Chapters are Markdown, read by one function: the longest, those with the widest tables and code,
 * and of each kind.
 */
const chapterSample = [
  "comece",
  "como-funciona",
  "doutor",
  "erros",
  "estilo",
  "formularios",
  "rails",
  "servidor",
];
const otherPages = [
  ...sampled(chapterNames, (name) => chapterSample.includes(name)).map(chapterPath),
  "/guia",
  "/widgets",
  "/acessibilidade",
  "/navegadores",
];

/** The same on every page: looked at on the first of them. */
const frame = [".guide-header", ".site-footer"];
/**
 * Examples, which the stories of their widgets look at, and the panel of the demo, which has its
 * own test.
 */
const elsewhere = [".stage", ".example > yy-slider", "#painel"];
/** What an example with a mistake is there to report. */
const reportedByExamples = /\/widgets\/[a-z-]+$|yy-[a-z-]+: |^Failed to load resource/;

describe("the guide on a narrow phone, in the dark", () => {
  const page = sharePage(demo, () =>
    demo.open("/ajuda", { viewport: { width: 320, height: 640 }, colorScheme: "dark" }),
  );

  it.each([...widgetPages, ...otherPages])(
    "shows %s without scrolling sideways and without an axe violation",
    async (path) => {
      await page().goto(demo.server.origin + path);
      expect(await sidewaysScroll(page())).toBe(0);
      expect(await page().evaluate(() => window.layoutShifts)).toEqual([]);
      const exclude = path === widgetPages[0] ? elsewhere : [...elsewhere, ...frame];
      expect(await violations(page(), { exclude })).toEqual([]);
      const { errors, cspViolations } = collectProblems(page());
      expect(cspViolations).toEqual([]);
      expect(errors.filter((text) => !reportedByExamples.test(text))).toEqual([]);
    },
  );
});
