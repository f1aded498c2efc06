import { readFileSync, writeFileSync } from "node:fs";
import { inRepository } from "../repository";

/**
 * The files of this library that a page loads, and its layout shifts, until its first screen is
 * mounted.
 */
export interface PageCounts {
  /** The number of scripts and stylesheets. */
  readonly files: number;
  /** The number of round trips after the document, in which files wait for one another. */
  readonly trips: number;
  /** The sum of all layout shifts, rounded to three places. */
  readonly shift: number;
  /** The total size of these files, compressed by Brotli. */
  readonly bytes: number;
}

/** An accepted growth of a total, and its reason. */
interface Purchase {
  readonly upTo: number;
  readonly bought: string;
}

/** The figures of a flavour. */
export interface FlavourCounts {
  /** Built file without its hash → bytes of Brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Name of a page → its counts. */
  readonly pages: Readonly<Record<string, PageCounts>>;
  /** The name of a page whose bytes may only fall → the accepted growth; written by hand. */
  readonly grown?: Readonly<Record<string, Purchase>>;
}

/** The figures of both flavours. `ledger.json` holds those that were accepted last. */
export type Counts = Readonly<Record<"react" | "lite", FlavourCounts>>;

/**
 * The number of bytes by which a file may differ. The hashes in the names of other files and the
 * minifier's short names depend on changes elsewhere, and compress better or worse.
 */
export const tolerance = (bytes: number) => 32 + bytes / 500;

/** The differences from the ledger, one line each. */
export function differences(ledger: FlavourCounts, measured: FlavourCounts): string[] {
  return [
    ...compared(ledger.bytes, measured.bytes, (name, before, now) =>
      Math.abs(now - before) > tolerance(before) ? [told(name, "bytes", before, now)] : [],
    ),
    ...compared(ledger.pages, measured.pages, (name, before, now) =>
      (["files", "trips", "shift"] as const).flatMap((figure) =>
        before[figure] === now[figure] ? [] : [told(name, figure, before[figure], now[figure])],
      ),
    ),
  ];
}

/**
 * Pages whose bytes may only fall: the one with eight kinds of widget, and the listing page of the
 * bench.
 */
const falling = ["eight widgets", "listing"];

/** The hint for a refused growth. */
export const howToGrow =
  'These bytes only fall. Where more of them are meant, ledger.json says so by hand, in a flavour: "grown": { "listing": { "upTo": 120000, "bought": "what visitors get for it" } }';

/**
 * The totals that grew without permission, one line each. A larger total needs a line in the ledger
 * that gives the reason.
 */
export function refusals(ledger: FlavourCounts, measured: FlavourCounts): string[] {
  return falling.flatMap((page) => {
    const before = ledger.pages[page]?.bytes ?? Number.POSITIVE_INFINITY;
    const now = measured.pages[page]?.bytes ?? 0;
    const { upTo = 0, bought = "" } = ledger.grown?.[page] ?? {};
    if (now <= before + tolerance(before) || (now <= upTo && bought.trim() !== "")) return [];
    return [`${told(page, "bytes", before, now)}: refused without a line in "grown"`];
  });
}

/**
 * The next ledger. A growth within the tolerance is not written, because many small growths would
 * add up unnoticed.
 */
export function nextLedger(ledger: FlavourCounts, measured: FlavourCounts): FlavourCounts {
  const pages = Object.entries(measured.pages).map(([name, counts]) => {
    const before = ledger.pages[name]?.bytes ?? Number.POSITIVE_INFINITY;
    const isWithin = counts.bytes <= before + tolerance(before);
    const bytes =
      falling.includes(name) && isWithin ? Math.min(before, counts.bytes) : counts.bytes;
    return [name, { ...counts, bytes }] as const;
  });
  return {
    ...measured,
    pages: Object.fromEntries(pages),
    ...(ledger.grown ? { grown: ledger.grown } : {}),
  };
}

function compared<Value>(
  ledger: Readonly<Record<string, Value>>,
  measured: Readonly<Record<string, Value>>,
  compare: (name: string, before: Value, now: Value) => string[],
): string[] {
  const names = new Set([...Object.keys(ledger), ...Object.keys(measured)]);
  return [...names].flatMap((name) => {
    const [before, now] = [ledger[name], measured[name]];
    if (before === undefined) return [`${name}: not in the ledger`];
    if (now === undefined) return [`${name}: in the ledger alone`];
    return compare(name, before, now);
  });
}

function told(name: string, figure: string, before: number, now: number): string {
  const change = Number(Math.abs(now - before).toFixed(3));
  return `${name}: ${now} ${figure}, ${change} ${now > before ? "more" : "less"} than in the ledger`;
}

const file = inRepository("scripts/budgets/ledger.json");

export const readLedger = () => JSON.parse(readFileSync(file, "utf8")) as Counts;

export const writeLedger = (counts: Counts) =>
  writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);
