import { describe, expect, it } from "vitest";
import { planForChanges, planForWidget, sampleWidgets } from "./plan";

const widgets = ["follow-button", "letter-counter", "modal", "tabs"];
const conformanceOf = (name: string) => `widgets/${name}/${name}.conformance.browser.test.ts`;
const samples = sampleWidgets.map(conformanceOf);
const many = ["follow-button", "letter-counter", "modal", "tabs", "select"];
const repository = {
  widgets,
  importers: new Map([
    ["packages/domain/src/text/words.ts", ["tabs"]],
    ["packages/ui/src/base.css", many],
  ]),
  tests: [
    ...widgets.map(conformanceOf),
    "widgets/tabs/tabKeys.test.ts",
    "widgets/tabs/tabs.browser.test.ts",
    "widgets/tabs/tabs.engines.test.ts",
    "packages/element/src/page/fragment.test.ts",
    "packages/element/src/core/element.browser.test.ts",
    "packages/domain/src/text/words.test.ts",
    "demo-pages/server/features/site/pages.test.ts",
    "demo-pages/server/shop.browser.test.ts",
    "testing/demo/useDemo.browser.test.ts",
    "scripts/create/createWidget.test.ts",
    "scripts/build/pageStyles.test.ts",
    "stories/tabs.stories.ts",
  ],
};
const planFor = (...changed: string[]) => planForChanges(changed, repository);

describe("what to run for a change", () => {
  it.each(["Tabs.tsx", "schema.ts", "tabs.css", "testing/rings.ts"])(
    "in a widget's %s: all tests in its folder",
    (file) => {
      const plan = planFor(`widgets/tabs/${file}`);
      expect(plan.browser).toEqual(["widgets/tabs/tabs.browser.test.ts", conformanceOf("tabs")]);
      expect(plan.related).toContain("widgets/tabs/tabKeys.test.ts");
      expect(plan.related).toContain(`widgets/tabs/${file}`);
      expect(plan.stories).toEqual([]);
    },
  );

  it("in a package: its own tests, those that import the source, and three widgets' conformance", () => {
    const plan = planFor("packages/element/src/page/fragment.ts");
    expect(plan.browser).toEqual(["packages/element/src/core/element.browser.test.ts", ...samples]);
    expect(plan.related).toEqual([
      "packages/element/src/page/fragment.test.ts",
      "packages/element/src/page/fragment.ts",
    ]);
    expect(plan.leftOut.join()).toContain("but for the conformance of follow-button");
  });

  it("in what few widgets import: all their tests, in place of the samples", () => {
    const plan = planFor("packages/domain/src/text/words.ts");
    expect(plan.browser).toEqual(["widgets/tabs/tabs.browser.test.ts", conformanceOf("tabs")]);
    expect(plan.related).toEqual([
      "packages/domain/src/text/words.test.ts",
      "packages/domain/src/text/words.ts",
      "widgets/tabs/tabKeys.test.ts",
    ]);
    expect(plan.leftOut.join()).not.toContain("the widgets' tests");
  });

  it("in what many widgets import: three widgets' conformance", () => {
    expect(planFor("packages/ui/src/base.css").browser).toEqual(samples);
  });

  it("in the demo pages: tests that read them rather than import them too", () => {
    const plan = planFor("demo-pages/pages/index.html");
    expect(plan.related).toEqual(["demo-pages/server/features/site/pages.test.ts"]);
    expect(plan.browser).toContain("demo-pages/server/shop.browser.test.ts");
  });

  it("in what tests are written with: its own tests, and three widgets' conformance", () => {
    const plan = planFor("testing/demo/useDemo.ts");
    expect(plan.browser).toEqual(["testing/demo/useDemo.browser.test.ts", ...samples].sort());
    expect(plan.leftOut.join()).toContain("the widgets' tests");
  });

  it("leaves the scenarios of all engines to their own command, and says so of a changed one", () => {
    expect(planForWidget("tabs", repository).related).toEqual(["widgets/tabs/tabKeys.test.ts"]);
    const plan = planFor("widgets/tabs/tabs.engines.test.ts");
    expect([plan.related, plan.browser]).toEqual([[], []]);
    expect(plan.leftOut.join()).toContain("npm run test:browsers");
  });

  it("in a test: that test", () => {
    expect(planFor("widgets/tabs/tabs.browser.test.ts")).toMatchObject({
      related: [],
      browser: ["widgets/tabs/tabs.browser.test.ts"],
    });
    expect(planFor("widgets/tabs/tabKeys.test.ts")).toMatchObject({
      related: ["widgets/tabs/tabKeys.test.ts"],
      browser: [],
      leftOut: [],
    });
  });

  it("in a story: that story", () => {
    expect(planFor("stories/tabs.stories.ts").stories).toEqual(["stories/tabs.stories.ts"]);
  });

  it("in a script: the unit tests beside it", () => {
    expect(planFor("scripts/create/template/schema.ts.tpl")).toMatchObject({
      related: ["scripts/create/createWidget.test.ts"],
      browser: [],
    });
  });

  it("in the build: samples of what it builds", () => {
    expect(planFor("scripts/build/chunks.ts").browser).toEqual(samples);
  });

  it("in a test or a story that is gone: nothing", () => {
    for (const path of ["widgets/tabs/gone.browser.test.ts", "stories/gone.stories.ts"])
      expect(planFor(path)).toMatchObject({ related: [], browser: [], stories: [] });
  });

  it("in documentation: nothing", () => {
    expect(planFor("README.md", "docs/adr/0001.md", "widgets/tabs/README.md")).toEqual(planFor());
  });

  it("in what everything depends on: says that only npm test covers it", () => {
    const plan = planFor("package-lock.json");
    expect(plan.browser).toEqual([]);
    expect(plan.leftOut).toEqual(["whatever package-lock.json affects (npm test)"]);
  });

  it("in several files: each test once", () => {
    const plan = planFor("widgets/tabs/Tabs.tsx", "widgets/tabs/tabs.css", "packages/ui/src/a.ts");
    expect(plan.browser).toEqual([...new Set(plan.browser)]);
    expect(plan.browser).toHaveLength(5);
  });
});

it("runs unit, browser and conformance tests of a widget", () => {
  expect(planForWidget("tabs", repository)).toMatchObject({
    related: ["widgets/tabs/tabKeys.test.ts"],
    browser: [conformanceOf("tabs"), "widgets/tabs/tabs.browser.test.ts"],
  });
});
