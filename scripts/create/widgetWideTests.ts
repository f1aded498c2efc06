/**
 * Tests that ask something of every widget, so that a new or changed one can break them: those of
 * Node, by their paths. `npm test -- widget <name>` runs them beside the widget's own.
 */
export const widgetWideTests: readonly string[] = [
  // The guide, the statement, and what leads where.
  "demo-pages/server/features/accessibility/statement.test.ts",
  "demo-pages/server/features/guide/catalogue.test.ts",
  "demo-pages/server/features/guide/chapters/chapters.test.ts",
  "demo-pages/server/features/guide/pages.test.ts",
  "demo-pages/server/features/guide/tokens/tokens.test.ts",
  "demo-pages/server/features/site/links.test.ts",
  "demo-pages/site/SiteDemo.test.ts",
  // Endpoints, words, chapters, previews.
  "scripts/generate/answers.test.ts",
  "scripts/generate/guides.test.ts",
  "scripts/generate/previews/previews.test.ts",
  "scripts/package/skill.test.ts",
  // What its code and styles may do.
  "packages/element/src/rendering/limitReactListeners.test.ts",
  "scripts/build/generatedModules.test.ts",
  "scripts/build/withoutDocs.test.ts",
  "scripts/lint/browsers.test.ts",
  "scripts/lint/citations.test.ts",
  "scripts/lint/comments.test.ts",
  "scripts/lint/deprecations.test.ts",
  "scripts/lint/tagsStayAtHome.test.ts",
  "scripts/package/withoutPage.test.ts",
  "testing/conformance/lookedControls.test.ts",
  "testing/conformance/nestedParts.test.ts",
  // Which of its names are public.
  "scripts/release/publicNames/publicNames.test.ts",
  // What the doctor and editors say of it.
  "tools/doctor/src/anyPage.test.ts",
  "tools/doctor/src/checkPage.test.ts",
  "tools/doctor/src/demoPages.test.ts",
  "tools/doctor/src/inventory/changes.test.ts",
  "tools/doctor/src/inventory/readContent.test.ts",
  "tools/language-server/src/session.test.ts",
  // Its pictures.
  "stories/visual/baselines.test.ts",
];

/**
 * The same in a browser, by suites. A test of one widget has its tag or the address of its page in
 * its name.
 */
export const widgetWideBrowserTests: Readonly<Record<"browser" | "pages", readonly string[]>> = {
  browser: ["testing/conformance/"],
  pages: [
    "demo-pages/server/features/accessibility/examples.browser.test.ts",
    "demo-pages/server/features/guide/pages.browser.test.ts",
    "demo-pages/server/prerender.browser.test.ts",
    "demo-pages/server/trustedTypes.browser.test.ts",
  ],
};
