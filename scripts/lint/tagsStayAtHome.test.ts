import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";

/**
 * Files whose code may name the tag of another widget, with the reason. What widgets tell each
 * other about a field goes through packages/ui/src/fields/fieldContract.ts, what one hides through
 * reveal.ts beside it.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Makes a child of it, as a server does, also before its code is there.
  "packages/ui/src/flashMessage.ts": ["yy-flash"],
  // Whether somebody will report that the sprite has failed.
  "packages/ui/src/iconSprite.ts": ["yy-icon"],
  // What stands in it is shown in place of a drawing, and is no name of what is around it.
  "packages/ui/src/spokenWords.ts": ["yy-icon"],
  // Where `YY.flash` shows a message of a page that has no such place in view.
  "packages/ui/src/flashElsewhere.ts": ["yy-flash"],
  // Remembers for a dialog of the page to open as soon as its code is there.
  "packages/ui/src/dialogs/namedDialogs.ts": ["yy-modal", "yy-slide-in-panel"],
  // Tells the app to forget their counts on pages that have neither, such as that of the sign-in.
  "packages/ui/src/native/bridge.ts": ["yy-count-badge", "yy-inbox-badge"],
  // Its public contract: the list is a `yy-infinite-scroll`.
  "widgets/missing-price-editor/useListComplete.ts": ["yy-infinite-scroll"],
};

const paths = repositoryFiles("widgets", "packages/ui");
const tags = paths.flatMap((path) => {
  const [, name] = /^widgets\/([^/]+)\/schema\.ts$/.exec(path) ?? [];
  return name === undefined ? [] : `yy-${name}`;
});
/** Code, without tests, and the words of documentation. */
const sources = paths.filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$|\/testing\/|\/(?:schema|words\.pt)\.ts$/.test(path),
);

it("a string names the tag of a widget in that widget alone", () => {
  const found = sources.flatMap((path) => {
    const foreign = foreignTags(path, readFileSync(inRepository(path), "utf8"));
    return foreign.map((tag) => `${path}: ${tag}`);
  });
  const allowed = Object.entries(exceptions).flatMap(([path, names]) =>
    names.map((tag) => `${path}: ${tag}`),
  );
  expect(
    found.sort(),
    "widgets talk by events, or through packages/ui/src/fields/fieldContract.ts; an exception needs its reason in this file",
  ).toEqual(allowed.sort());
});

it.each([
  ['field.closest("yy-mask")', ["yy-mask"]],
  ["node.querySelector(`:is(yy-modal, [id='$" + "{id}'])`)", ["yy-modal"]],
  ['const own = "yy-form";', []],
  ['note.id = "yy-message-1"; // beside a "yy-mask"', []],
  ['const wrappers = "yy-mask, yy-select, yy-mask";', ["yy-mask", "yy-select"]],
])("finds what stands in %s", (code, expected) => {
  expect(foreignTags("widgets/form/index.ts", code)).toEqual(expected);
});

function foreignTags(path: string, code: string): string[] {
  const own = /^widgets\/([^/]+)\//.exec(path)?.[1];
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      for (const tag of node.text.match(/(?<![\w-])yy-[a-z-]*[a-z]/g) ?? [])
        if (tags.includes(tag) && tag !== `yy-${own}`) found.add(tag);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return [...found];
}
