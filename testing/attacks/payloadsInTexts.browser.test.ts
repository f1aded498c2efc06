import { describeOnce } from "@yy/testing/flavour";
import { expect, it } from "vitest";
import { texts } from "./testing/payloads";
import { patience, useAttackPage } from "./testing/useAttackPage";

/** How many groups the texts go in: to show all widgets anew for each would take minutes. */
const groups = [0, 1, 2];

describeOnce("hostile texts, on a page without a policy", () => {
  const { page, sinks, expectNothing } = useAttackPage();

  it.each(groups)(
    "run nowhere where a widget takes a text: every third from number %i on",
    async (group) => {
      await page().evaluate((all) => window.attacks.findStrict(all), sinks());
      const working = await page().evaluate(
        ({ sinks, texts, group }) => {
          window.watch.now = `group ${group}`;
          return window.attacks.inTexts(sinks, texts, group);
        },
        {
          sinks: sinks(),
          texts: texts.filter((_, index) => index % groups.length === group),
          group,
        },
      );
      await expectNothing();
      expect(
        sinks()
          .map(({ tag }) => tag)
          .filter((tag) => !working.includes(tag)),
      ).toEqual([]);
    },
    patience,
  );
});
