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
 * One function renders all chapters, so a sample is enough: the longest, those with the widest
 * tables and code, and one of each kind.
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

/** Parts that every page shares: the test checks them on the first one only. */
const frame = [".guide-header", ".site-footer"];
/** Parts with tests of their own: examples in their widgets' stories, and the demo's panel. */
const elsewhere = [".stage", ".example > yy-slider", "#painel"];
/** Errors that examples with a mistake report on purpose. */
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
