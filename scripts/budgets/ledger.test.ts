import { expect, it } from "vitest";
import { differences, type FlavourCounts, tolerance } from "./ledger";

const ledger: FlavourCounts = {
  bytes: { "yy.js": 2490, "chunks/select.js": 3634 },
  pages: { search: { files: 16, trips: 2, shift: 0 } },
};

const withBytes = (bytes: Readonly<Record<string, number>>) =>
  differences(ledger, { ...ledger, bytes: { ...ledger.bytes, ...bytes } });

const withPage = (page: Readonly<Record<string, number>>) =>
  differences(ledger, {
    ...ledger,
    pages: { search: { ...ledger.pages.search, ...page } as never },
  });

it("says nothing of what is in the ledger, or differs as files do of which nothing was changed", () => {
  expect(differences(ledger, ledger)).toEqual([]);
  expect(withBytes({ "yy.js": 2490 + 36, "chunks/select.js": 3634 - 36 })).toEqual([]);
  expect(tolerance(12_000)).toBe(56);
});

it("tells of a file that has grown", () => {
  const line = "chunks/select.js: 3834 bytes, 200 more than in the ledger";
  expect(withBytes({ "chunks/select.js": 3834 })).toEqual([line]);
  expect(withBytes({ "yy.js": 2490 + 37 })).toHaveLength(1);
});

it("tells of one that has shrunk, whose gain the ledger does not hold yet", () => {
  const line = "chunks/select.js: 3000 bytes, 634 less than in the ledger";
  expect(withBytes({ "chunks/select.js": 3000 })).toEqual([line]);
});

it("tells of files that are new or gone", () => {
  expect(withBytes({ "chunks/new.js": 900 })).toEqual(["chunks/new.js: not in the ledger"]);
  expect(differences(ledger, { ...ledger, bytes: { "yy.js": 2490 } })).toEqual([
    "chunks/select.js: in the ledger alone",
  ]);
});

it("tells of one file more, one more round trip, and any layout shift", () => {
  expect(withPage({ files: 17 })).toEqual(["search: 17 files, 1 more than in the ledger"]);
  expect(withPage({ trips: 3 })).toEqual(["search: 3 trips, 1 more than in the ledger"]);
  expect(withPage({ shift: 0.001 })).toEqual([
    "search: 0.001 shift, 0.001 more than in the ledger",
  ]);
});
