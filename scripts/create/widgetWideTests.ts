/**
 * The paths of Node tests that check all widgets, so that a new or changed widget can break them.
 * `npm test -- widget <name>` runs them with the widget's own tests.
 */
export const widgetWideTests: readonly string[] = [
  // Tests of the guide, the accessibility statement and links.
  "demo-pages/server/features/accessibility/statement.test.ts",
  "demo-pages/server/features/guide/catalogue.test.ts",
  "demo-pages/server/features/guide/chapters/chapters.test.ts",
  "demo-pages/server/features/guide/pages.test.ts",
  "demo-pages/server/features/guide/tokens/tokens.test.ts",
  "demo-pages/server/features/site/links.test.ts",
  "demo-pages/site/SiteDemo.test.ts",
  // Tests of endpoints, texts, chapters and previews.
  "scripts/generate/answers.test.ts",
  "scripts/generate/guides.test.ts",
  "scripts/generate/previews/previews.test.ts",
  "scripts/package/skill.test.ts",
  // Tests of what code and styles may use.
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
  // Tests of public names.
  "scripts/release/publicNames/publicNames.test.ts",
  // Tests of the doctor and editors.
  "tools/doctor/src/anyPage.test.ts",
  "tools/doctor/src/checkPage.test.ts",
  "tools/doctor/src/demoPages.test.ts",
  "tools/doctor/src/inventory/changes.test.ts",
  "tools/doctor/src/inventory/readContent.test.ts",
  "tools/language-server/src/session.test.ts",
  // Tests of pictures.
  "stories/visual/baselines.test.ts",
];

/**
 * Browser tests that check all widgets, by suite. The test of one widget has its tag or the address
 * of its page in its name.
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
