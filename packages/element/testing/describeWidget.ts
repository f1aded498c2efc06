import { useDemo } from "@yy/demo-pages/testing";
import { describe } from "vitest";
import { describeAttributes } from "./attributes";
import type { Conformance } from "./example";
import { describeLife } from "./life";
import { describeNeighbours } from "./neighbours";
import { describeTidiness } from "./tidiness";
import { describeTurbo } from "./turbo";
import { describeVisitors } from "./visitors";

/**
 * The rules common to every widget (contract 1), tested on one of them in a real Chromium: call it once from the
 * widget's `*.conformance.browser.test.ts`.
 */
export function describeWidget(conformance: Conformance): void {
  describe(`${conformance.schema.tag} as a widget of the house`, () => {
    const demo = useDemo();
    const stage = { demo, ...conformance };
    describe("life on a page (contract 1.3)", () => describeLife(stage));
    describe("attributes and properties (contract 1.2)", () => describeAttributes(stage));
    describe("Turbo and Turbolinks (contract 1.3)", () => describeTurbo(stage));
    describe("failures (contract 1.5)", () => describeNeighbours(stage));
    describe("every visitor", () => describeVisitors(stage));
    describe("tidiness", () => describeTidiness(stage));
  });
}
