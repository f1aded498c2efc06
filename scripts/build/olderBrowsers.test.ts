import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { readSelectors } from "../../packages/bootstrap/src/testing/olderBrowser/selectors";
import { inRepository } from "../repository";

/** The doctor's command line: it runs in Node. */
const inNode = /^tools\/doctor\/(?:bin|dist|src\/(?:cli|templates))\//;

/** Ours, without tests and what only tests use. */
const sources = ["packages", "tools", "widgets"]
  .flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => !/node_modules|\.test\.|testing\/|\.d\.ts/.test(file) && !inNode.test(file));

const read = (file: string) => readFileSync(inRepository(file), "utf8");

/** Pseudo-classes and pseudo-elements that a browser of 2023 may not know. */
const newer = [
  /:has\(/,
  /:state\(/,
  /:popover-open\b/,
  /::details-content\b/,
  /:dir\(/,
  /:nth-child\([^)]* of /,
];

/** What a browser that does not know it drops with a selector that it knows. */
function mixedLists(css: string): string[] {
  const { code } = transformSync(css, { loader: "css" });
  return [...code.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((list) => !list.startsWith("@") && list.includes(",\n"))
    .filter((list) => {
      const known = list.split(/,\n/).map((each) => readSelectors(each, newer) !== undefined);
      return known.includes(true) && known.includes(false);
    });
}

it("mixedLists finds a list that is dropped with one of its selectors", () => {
  expect(mixedLists("a, b:has(c) { color: red }")).toEqual(["a,\nb:has(c)"]);
  expect(mixedLists("a, b:is(:has(c), d) { color: red } b:has(c), d:state(e) {}")).toEqual([]);
});

it.each(sources.filter((file) => file.endsWith(".css")))(
  "%s has newer selectors in rules of their own",
  (file) => {
    expect(mixedLists(read(file))).toEqual([]);
  },
);

/** What throws, or says nothing to assistive technology, where it is not known; and the file that asks first. */
const newerCalls: readonly { readonly call: RegExp; readonly allowedIn?: string }[] = [
  { call: /\.checkVisibility\(/ },
  { call: /:popover-open/, allowedIn: "packages/ui/src/topLayer.ts" },
  { call: /\.to(?:Sorted|Spliced|Reversed)\(/ },
  { call: /\.aria[A-Z]\w* = / },
  { call: /\b(?:withResolvers|groupBy|canParse|requestIdleCallback|isWellFormed)\b/ },
  { call: /new FormData\([^)]+,/, allowedIn: "packages/ui/src/sending/formDataOf.ts" },
  { call: /\(\?<[=!]/ },
];

it.each(newerCalls)("the sources do without $call (docs/browsers.md)", ({ call, allowedIn }) => {
  const files = sources.filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => file !== allowedIn && call.test(read(file)))).toEqual([]);
});
