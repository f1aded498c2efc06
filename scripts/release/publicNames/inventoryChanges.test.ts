import { expect, it } from "vitest";
import { inventoryChanges } from "./inventoryChanges";

const deprecated = { since: "1.1.0", use: "data-label" };

it("tells an inventory what a release deprecates, and what mends it", () => {
  const before = [{ kind: "attribute", name: "yy-a data-text" }] as const;
  const after = [{ kind: "attribute", name: "yy-a data-text", deprecated }] as const;
  expect(inventoryChanges("1.1.0", before, after)).toEqual({
    version: "1.1.0",
    names: [
      {
        kind: "attribute",
        name: "yy-a data-text",
        status: "deprecated",
        replacedBy: "data-label",
        fix: "deprecated",
        note: "since 1.1.0",
      },
    ],
  });
});

it("tells what went: with its successor where there is one, and why where that is told", () => {
  const before = [
    { kind: "attribute", name: "yy-a data-text", deprecated },
    { kind: "part", name: "yy-a label" },
    { kind: "token", name: "--yy-old" },
  ] as const;
  const { names } = inventoryChanges(
    "2.0.0",
    before,
    [],
    [{ kind: "token", name: "--yy-old", replacedBy: "--yy-new", note: "the same colour" }],
  );
  expect(names).toEqual([
    {
      kind: "attribute",
      name: "yy-a data-text",
      status: "renamed",
      replacedBy: "data-label",
      fix: "deprecated",
    },
    { kind: "part", name: "yy-a label", status: "removed" },
    {
      kind: "token",
      name: "--yy-old",
      status: "renamed",
      replacedBy: "--yy-new",
      note: "the same colour",
    },
  ]);
});

it("tells what a name no longer takes, and nothing of what it takes besides", () => {
  const size = (options: readonly string[]) =>
    [{ kind: "attribute", name: "yy-a data-size", options }] as const;
  expect(inventoryChanges("2.0.0", size(["s", "m"]), size(["m", "l"])).names).toEqual([
    { kind: "attribute", name: "yy-a data-size", status: "removed", note: "no longer s" },
  ]);
});

it("tells what works otherwise under the same name", () => {
  const names = [{ kind: "YY", name: "YY.urls.photoUrl" }] as const;
  const departure = { ...names[0], note: "write the whole place" };
  expect(inventoryChanges("1.0.0", names, names, [departure]).names).toEqual([
    { ...departure, status: "removed" },
  ]);
});
