import { describe } from "vitest";
import { useDemo } from "../demo/useDemo";
import { describeArrival } from "./arrival";
import { describeAttributes } from "./attributes";
import type { Conformance } from "./example";
import { describeLife } from "./life";
import { describeNeighbours } from "./neighbours";
import { describeParsedPage } from "./parsedPage";
import { shareStagePage } from "./stage";
import { describeTidiness } from "./tidiness";
import { describeTurbo } from "./turbo";
import { describeVersions } from "./versions";

/**
 * The rules common to every widget (docs/behaviour.md), tested on one of them in a real Chromium: call it once from the
 * widget's `*.conformance.browser.test.ts`. Tests that need no page of their own share one.
 */
export function describeWidget(conformance: Conformance): void {
  describe(`${conformance.schema.tag} as a widget of the house`, () => {
    const demo = useDemo();
    const stage = { demo, ...conformance };
    describe("on one page", () => {
      const page = shareStagePage(stage);
      describe("every visitor", () => describeParsedPage(stage, page));
      describe("life on a page", () => describeLife(stage, page));
      describe("attributes and properties", () => describeAttributes(stage, page));
      describe("tidiness", () => describeTidiness(stage, page));
      describe("failures", () => describeNeighbours(stage, page));
      describe("two versions", () => describeVersions(stage, page));
    });
    describe("arrival", () => describeArrival(stage));
    describe("Turbo and Turbolinks", () => describeTurbo(stage));
  });
}
