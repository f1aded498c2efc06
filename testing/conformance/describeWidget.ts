import { describe } from "vitest";
import { useDemo } from "../demo/useDemo";
import { describeArrival } from "./arrival";
import { describeAttributes } from "./attributes";
import type { Conformance } from "./example";
import { describeLife } from "./life";
import { mechanismSample } from "./mechanismSample";
import { describeNeighbours } from "./neighbours";
import { describeParsedPage } from "./parsedPage";
import { describePreview, describeWithoutScript } from "./quietPages";
import { shareStagePage } from "./stage";
import { describeTidiness } from "./tidiness";
import { describeTurbo } from "./turbo";
import { describeVersions } from "./versions";

/**
 * The rules common to every widget (docs/behaviour.md), tested on one of them in a real Chromium: call it once from the
 * widget's `*.conformance.browser.test.ts`. What the widget's own code and markup can break is asked of every widget;
 * what the element layer decides alone, of {@link mechanismSample}.
 */
export function describeWidget(conformance: Conformance): void {
  const { tag } = conformance.schema;
  const isSample = tag in mechanismSample;

  describe(tag, () => {
    const demo = useDemo();
    const stage = { demo, ...conformance };
    // Tests that need no page of their own share one; the second version stays on it, so it comes last.
    describe("on one page", () => {
      const page = shareStagePage(stage);
      describe("every visitor", () => describeParsedPage(stage, page));
      describe("life on a page", () => describeLife(stage, page));
      describe("attributes and properties", () => describeAttributes(stage, page, isSample));
      describe("tidiness", () => describeTidiness(stage, page));
      describe("previews", () => describePreview(stage, page));
      if (isSample) {
        describe("failures", () => describeNeighbours(stage, page));
        describe("two versions", () => describeVersions(stage, page));
      }
    });
    if (!stage.example.shutUntilKnown)
      describe("without script", () => describeWithoutScript(stage));
    if (isSample) {
      describe("arrival", () => describeArrival(stage));
      describe("Turbo and Turbolinks", () => describeTurbo(stage));
    }
  });
}
