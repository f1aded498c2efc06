import { expect, it } from "vitest";
import { differences, type FlavourCounts, nextLedger, refusals, tolerance } from "./ledger";

const ledger: FlavourCounts = {
  bytes: { "yy.js": 2490, "chunks/select.js": 3634 },
  pages: { search: { files: 16, trips: 2, shift: 0, bytes: 90_000 } },
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

const ofListing = (bytes: number, grown?: FlavourCounts["grown"]): FlavourCounts => ({
  bytes: {},
  pages: { listing: { files: 20, trips: 2, shift: 0, bytes } },
  ...(grown ? { grown } : {}),
});

it("refuses a page that weighs more, unless the ledger says what that bought", () => {
  const heavier = ofListing(110_000);
  expect(refusals(ofListing(100_000), heavier)).toEqual([
    'listing: 110000 bytes, 10000 more than in the ledger: refused without a line in "grown"',
  ]);
  const bought = (upTo: number, bought: string) =>
    refusals(ofListing(100_000, { listing: { upTo, bought } }), heavier);
  expect(bought(110_000, "the panel can be sent to somebody")).toEqual([]);
  expect(bought(109_999, "the panel can be sent to somebody")).toHaveLength(1);
  expect(bought(110_000, " ")).toHaveLength(1);
});

it("refuses nothing that weighs less, differs by chance or is new", () => {
  expect(refusals(ofListing(100_000), ofListing(90_000))).toEqual([]);
  expect(refusals(ofListing(100_000), ofListing(100_232))).toEqual([]);
  expect(refusals({ bytes: {}, pages: {} }, ofListing(100_000))).toEqual([]);
});

it("lets a page that only falls not creep up by what differs by chance", () => {
  const next = (before: number, now: number) =>
    nextLedger(ofListing(before), ofListing(now)).pages.listing?.bytes;
  expect(next(100_000, 100_200)).toBe(100_000);
  expect(next(100_000, 99_000)).toBe(99_000);
  expect(next(100_000, 120_000)).toBe(120_000);
});

it("keeps what was written by hand", () => {
  const grown = { listing: { upTo: 120_000, bought: "a draft survives a reload" } };
  expect(nextLedger(ofListing(100_000, grown), ofListing(110_000)).grown).toEqual(grown);
});
