import { describe, expect, it } from "vitest";
import { bothPlans, planFor } from "./plan";
import { problemText } from "./problemText";

const nothing = { styles: false, widgets: false, server: false, shown: undefined };

describe("a change of files", () => {
  it.each([
    [["widgets/icon/icon.page.css"], { ...nothing, styles: true, shown: "styles" }],
    [["widgets/icon/icon.css"], { ...nothing, styles: true, widgets: true, shown: "page" }],
    [["packages/domain/src/a.ts"], { ...nothing, widgets: true, server: true, shown: "page" }],
    [["demo-pages/pages/home.html"], { ...nothing, shown: "page" }],
    [["widgets/icon/README.md", "widgets/icon/icon.browser.test.ts"], nothing],
  ])("%j", (files, plan) => {
    expect(planFor(files)).toEqual(plan);
  });

  it("is done again with the next one while the sources are wrong", () => {
    const broken = planFor(["widgets/icon/Icon.tsx"]);
    expect(bothPlans(broken, planFor(["widgets/icon/icon.page.css"]))).toEqual({
      ...nothing,
      styles: true,
      widgets: true,
      shown: "page",
    });
    expect(bothPlans(broken, nothing)).toEqual(broken);
  });
});

it("says of wrong sources where and what", async () => {
  const location = { file: "widgets/icon/Icon.tsx", line: 3, column: 2, lineText: "  retrun 1;" };
  const text = await problemText({ errors: [{ text: 'Expected ";"', location }] });
  expect(text).toContain('Expected ";"');
  expect(text).toContain("widgets/icon/Icon.tsx:3:2");
  expect(await problemText(new Error("no port"))).toBe("no port");
});
