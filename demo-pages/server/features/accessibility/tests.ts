/** A test by the file it stands in, from the root of the repository, and its name. */
export interface TestReference {
  readonly file: string;
  readonly name: string;
}

const widgetTest = (path: string, name: string): TestReference => {
  const [widget = "", file = widget] = path.split("/");
  return { file: `widgets/${widget}/${file}.browser.test.ts`, name };
};

/** A test of a widget: `slider`, or `form/sending` for another file of its folder. */
export { widgetTest as inWidget };

/** Tests that hold something of every widget. */
export const ofAll = {
  axe: { file: "testing/conformance/parsedPage.ts", name: "has no axe violation" },
  noScript: {
    file: "testing/conformance/arrival.ts",
    name: "shows the server's children without JavaScript",
  },
  stillness: {
    file: "testing/conformance/parsedPage.ts",
    name: "shifts no layout while it mounts",
  },
  narrow: {
    file: "demo-pages/server/features/accessibility/examples.browser.test.ts",
    name: "%s fits, is large enough to press, and shows its edges and where the focus is",
  },
  spaced: {
    file: "demo-pages/server/features/accessibility/examples.browser.test.ts",
    name: "%s loses no text when it is wider spaced, or twice as large",
  },
  noFocus: {
    file: "demo-pages/server/features/accessibility/examples.browser.test.ts",
    name: "%s draws nothing that takes the focus",
  },
  noScroll: {
    file: "demo-pages/server/features/guide/guide.browser.test.ts",
    name: "shows %s without scrolling sideways and without an axe violation",
  },
  reachable: {
    file: "packages/bootstrap/src/withoutStyles.browser.test.ts",
    name: "can be clicked, shows nothing that is hidden, covers nothing and is not too large",
  },
  focusStays: {
    file: "packages/bootstrap/src/focusOnArrival.browser.test.ts",
    name: "stays in yy-%s",
  },
  engines: {
    file: "packages/bootstrap/src/olderBrowsers.browser.test.ts",
    name: "mounts or gives the page back, throws nothing, and every control can be reached",
  },
} as const satisfies Record<string, TestReference>;

const tokens = (name: string): TestReference => ({
  file: "packages/ui/src/tokens.test.ts",
  name,
});

/** Tests of the colours and durations that all widgets share. */
export const ofTokens = {
  contrast: tokens("let $ink on $ground be seen, as $kind"),
  forced: tokens("replaces every colour by a system colour when colours are forced"),
  stillness: tokens("stops every movement for visitors who asked for less"),
};
