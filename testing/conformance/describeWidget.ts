import type { WidgetExample } from "@yy/element/config/example";
import { describe } from "vitest";
import { useDemo } from "../demo/useDemo";
import { useFixture } from "../fixture/useFixture";
import { distUrl, flavour } from "../flavour";
import { asksAll } from "../sample";
import { describeArrival, describeParsedPage } from "./arrival";
import { describeAttributes, describeProperties } from "./attributes";
import { describeChoices } from "./choices";
import type { Conformance } from "./example";
import { describeIdentity } from "./identity";
import { describeLife } from "./life";
import { mechanismSample } from "./mechanismSample";
import { describeNarrow } from "./narrow";
import { describePaper } from "./paper";
import { describePreview, describeWithoutScript } from "./quietPages";
import { type Stage, visitOf } from "./stage";
import { describeSwaps } from "./swaps";
import { describeTidiness } from "./tidiness";
import { describeTurbo } from "./turbo";

/**
 * Tests the rules common to all widgets (docs/behaviour.md) on one of them in a real Chromium. Call
 * it once from the widget's `*.conformance.browser.test.ts`. Rules that a widget's own code and
 * markup can break are tested on every widget; rules that only the element layer decides are tested
 * on {@link mechanismSample}.
 */
export function describeWidget(conformance: Conformance): void {
  const { schema, example } = conformance;

  describe(schema.tag, () => {
    const demo = useDemo();
    const fixture = useFixture(demo, { head: example.head ?? "", ...visitOf(example) });
    const stage = { demo, fixture, ...conformance };
    describe("every visitor", () => describeParsedPage(stage));
    describe("life on a page", () => describeLife(stage));
    describe("attributes", () => describeAttributes(stage));
    if (schema.identity !== undefined) describe("identity", () => describeIdentity(stage));
    describe("tidiness", () => describeTidiness(stage));
    // Styles, the server's markup, choices and the guards of previews are the same code in both
    // flavours.
    if (flavour === "react") {
      if (schema.interaction?.toggles) describe("choice", () => describeChoices(stage));
      describe("a narrow screen", () => describeNarrow(stage));
      describe("on paper", () => describePaper(stage));
      describe("previews", () => describePreview(stage));
      if (!example.shutUntilKnown) describe("without script", () => describeWithoutScript(stage));
    }
    if (schema.tag in mechanismSample) {
      describe("properties", () => describeProperties(stage));
      describe("arrival", () => describeArrival(stage));
      describe("Turbo and Turbolinks", () => describeTurbo(stage));
      describe("other swaps", () => describeSwaps(stage));
    }
  });

  if (!schema.interaction?.settled || !asksAll) return;
  describe(`${schema.tag}, in its look until the touch`, () => {
    const demo = useDemo();
    const dressed = inItsLook(example, schema.interaction?.toggles);
    const fixture = useFixture(demo, { head: dressed.head ?? "", ...visitOf(example) });
    describeAtTheTouch({ demo, fixture, schema, example: dressed, waitsForTouch: true });
  });
}

/** The example on a page with looks, where the server says the state of the control. */
function inItsLook(example: WidgetExample, stateAttribute: string | undefined): WidgetExample {
  const state = stateAttribute === undefined ? {} : { [stateAttribute]: "false" };
  return {
    ...example,
    head: `${example.head ?? ""}<link rel="stylesheet" href="${distUrl}/yy.looks.css">`,
    attributes: { ...state, ...example.attributes },
  };
}

/** Tests what could differ for a widget that has waited for the visitor's touch. */
function describeAtTheTouch(stage: Stage): void {
  describe("every visitor", () => describeParsedPage(stage));
  describe("life on a page", () => describeLife(stage));
  describe("attributes", () => describeAttributes(stage));
  if (stage.schema.identity !== undefined) describe("identity", () => describeIdentity(stage));
  if (stage.schema.interaction?.toggles) describe("choice", () => describeChoices(stage));
  describe("Turbo and Turbolinks", () => describeTurbo(stage));
}
