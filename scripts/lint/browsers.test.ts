import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";
import { engines, newerStyles, versionsOf } from "./newerStyles";

/** What each row of the tables means, as keys of the data; of several, the newest counts. */
const keys: Readonly<Record<string, readonly string[]>> = {
  "`adoptedStyleSheets`, `new CSSStyleSheet()`": [
    "api.Document.adoptedStyleSheets",
    "api.CSSStyleSheet.CSSStyleSheet",
  ],
  "popover API, `:popover-open`": ["api.HTMLElement.popover", "css.selectors.popover-open"],
  "`attachInternals()`": ["api.HTMLElement.attachInternals"],
  "`ElementInternals.states`": ["api.ElementInternals.states", "css.selectors.state"],
  "`checkVisibility()`": ["api.Element.checkVisibility"],
  '`hidden="until-found"`, `beforematch`': [
    "html.global_attributes.hidden.until-found",
    "api.Element.beforematch_event",
  ],
  "`inert`": ["html.global_attributes.inert"],
  "`Element.animate` with `::details-content`": ["css.selectors.details-content"],
  "`moveBefore()`": ["api.Element.moveBefore"],
  "`IntersectionObserver` with `scrollMargin`": ["api.IntersectionObserver.scrollMargin"],
  "`new FormData(form, button)`": ["api.FormData.FormData.submitter"],
  "`Intl.Segmenter`": ["javascript.builtins.Intl.Segmenter"],
  "`scheduler.postTask()`": ["api.Scheduler.postTask"],
  '`<link rel="modulepreload">`': ["html.elements.link.rel.modulepreload"],
  "`navigator.connection.saveData`": ["api.NetworkInformation.saveData"],
  "`AbortSignal.any()`": ["api.AbortSignal.any_static"],
  "Trusted Types": ["api.TrustedTypePolicyFactory"],
  "`:has()`": ["css.selectors.has"],
  "`:state()`": ["css.selectors.state"],
  "`@supports selector()`": ["css.at-rules.supports.selector"],
  "anchor positioning with `anchor-scope`": [
    "css.properties.anchor-name",
    "css.properties.anchor-scope",
    "css.properties.position-area",
  ],
  "`::details-content`": ["css.selectors.details-content"],
  "`@starting-style`, `transition-behavior`": [
    "css.at-rules.starting-style",
    "css.properties.transition-behavior",
  ],
  "`overlay`": ["css.properties.overlay"],
  "`@media (scripting)`": ["css.at-rules.media.scripting"],
  "`:nth-child(… of …)`": ["css.selectors.nth-child.of_syntax"],
  "`:dir()`": ["css.selectors.dir"],
  "`content-visibility`, `contain-intrinsic-size`": [
    "css.properties.content-visibility",
    "css.properties.content-visibility.visible",
    "css.properties.contain-intrinsic-size",
    "css.properties.contain-intrinsic-block-size",
  ],
  "`lh`": ["css.types.length.lh"],
  "`color-mix()`": ["css.types.color.color-mix"],
  "`scrollbar-width`": [
    "css.properties.scrollbar-width",
    "css.properties.scrollbar-width.none",
    "css.properties.scrollbar-width.auto",
  ],
  "`scrollbar-gutter`": ["css.properties.scrollbar-gutter"],
  "`::backdrop` with custom properties of its element": [
    "css.selectors.backdrop.inherit_from_originating_element",
  ],
  "`forced-color-adjust`": [
    "css.properties.forced-color-adjust",
    "css.properties.forced-color-adjust.none",
  ],
  "`overscroll-behavior` of what does not scroll": [
    "css.properties.overscroll-behavior",
    "css.properties.overscroll-behavior-x",
  ],
  "`overflow-clip-margin`": ["css.properties.overflow-clip-margin"],
  "`float: inline-end`": ["css.properties.float.inline-end"],
  "`user-select`": ["css.properties.user-select"],
  "`print-color-adjust`": [
    "css.properties.print-color-adjust",
    "css.properties.print-color-adjust.exact",
  ],
  "`break-after: avoid`": ["css.properties.break-after.avoid"],
  "`outline` that follows rounded corners": ["css.properties.outline"],
};

/** Rows that the data has no key for: looked up elsewhere, or measured. */
const withoutKey = [
  "`showPopover({ source })`",
  "a module whose request failed is requested again",
  "`display` in keyframes",
  "`attr()` with a type",
  "`content` with a text for readers",
];

/** Newer, and of no consequence: what it is in a browser that lacks it is written beside it. */
const harmless = [
  // Each engine's own name for the parts of a progress bar.
  "css.selectors.-webkit-progress-bar",
  "css.selectors.-webkit-progress-value",
  "css.selectors.-moz-progress-bar",
  // Safari's own is 18; the key says when its last defect was mended.
  "css.properties.content-visibility.auto",
];

const rows = readFileSync(inRepository("docs/browsers.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?!what)/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| /, "").trim()))
  .map(([what = "", ...cells]) => ({ what, versions: cells.slice(0, engines.length) }));

describe("docs/browsers.md", () => {
  it("has a key for each feature it names, or a reason to have none", () => {
    expect(rows.map(({ what }) => what).sort()).toEqual(
      [...Object.keys(keys), ...withoutKey].sort(),
    );
  });

  it.each(rows.filter(({ what }) => keys[what]))("says when $what came", ({ what, versions }) => {
    const known = (keys[what] ?? []).map(versionsOf);
    const newest = engines.map((engine) => Math.max(...known.map((each) => each[engine])));
    expect(versions.map((cell) => Number.parseFloat(cell.replace("–", "Infinity")))).toEqual(
      newest,
    );
  });

  it("names all that the style sheets use of what came later", () => {
    const named = new Set([...Object.values(keys).flat(), ...harmless]);
    const unnamed = repositoryFiles("widgets/*.css", "packages/*.css").flatMap((file) =>
      [...newerStyles(readFileSync(inRepository(file), "utf8"))]
        .filter((key) => !named.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(
      unnamed,
      "these came after the oldest browsers: do without, or add a row to docs/browsers.md and its key to this file",
    ).toEqual([]);
  });
});

it("finds what a style sheet uses of what came later", () => {
  const css =
    "@starting-style { a { scrollbar-gutter: stable } } b:has(c) { block-size: 2lh; color: red }";
  expect([...newerStyles(css)].sort()).toEqual([
    "css.at-rules.starting-style",
    "css.properties.scrollbar-gutter",
    "css.properties.scrollbar-gutter.stable",
    "css.selectors.has",
    "css.types.length.lh",
  ]);
});
