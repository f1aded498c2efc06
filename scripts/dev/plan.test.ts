import { expect, it } from "vitest";
import { planFor } from "./plan";

const nothing = { styles: false, widgets: false, server: false, shown: undefined };

it.each([
  ["a component", "widgets/tabs/Tabs.tsx", { widgets: true, shown: "page" }],
  [
    "a widget's style sheet",
    "widgets/tabs/tabs.css",
    { styles: true, widgets: true, shown: "page" },
  ],
  ["its box before the script", "widgets/tabs/tabs.page.css", { styles: true, shown: "styles" }],
  ["a style sheet of the demo", "demo-pages/assets/site.css", { shown: "styles" }],
  ["a page", "demo-pages/pages/home.html", { shown: "page" }],
  ["the demo server", "demo-pages/server/app.ts", { server: true, shown: "page" }],
  [
    "what both run on",
    "packages/domain/src/money.ts",
    { widgets: true, server: true, shown: "page" },
  ],
  ["a test", "widgets/tabs/tabs.browser.test.ts", {}],
  ["a README", "widgets/tabs/README.md", {}],
])("%s", (_, file, expected) => {
  expect(planFor([file])).toEqual({ ...nothing, ...expected });
});

it("a style sheet and a page together load the page again", () => {
  expect(planFor(["demo-pages/assets/site.css", "demo-pages/pages/home.html"]).shown).toBe("page");
});
