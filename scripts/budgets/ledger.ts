import { readFileSync, writeFileSync } from "node:fs";
import { inRepository } from "../repository";

/** What a page loads of ours, and how it moves, until its first screen is mounted. */
export interface PageCounts {
  /** Scripts and stylesheets. */
  readonly files: number;
  /** How many of them wait for one another, after the document. */
  readonly trips: number;
  /** Sum of all layout shifts, to three places. */
  readonly shift: number;
  /** Size of all these files together, compressed by Brotli. */
  readonly bytes: number;
}

/** A total that was let grow, and for what. */
interface Purchase {
  readonly upTo: number;
  readonly bought: string;
}

/** What is counted of a flavour. */
export interface FlavourCounts {
  /** Built file without its hash → bytes of Brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Name of a page → its counts. */
  readonly pages: Readonly<Record<string, PageCounts>>;
  /** Name of a page whose bytes only fall → why they grew; written by hand. */
  readonly grown?: Readonly<Record<string, Purchase>>;
}

/** What is counted: `ledger.json` holds what was accepted last. */
export type Counts = Readonly<Record<"react" | "lite", FlavourCounts>>;

/**
 * Bytes by which a file may differ: the hashes in the names of other files and the short names that
 * the minifier gives change with what is changed elsewhere, and pack better or worse.
 */
export const tolerance = (bytes: number) => 32 + bytes / 500;

/** What differs from the ledger, a line each; none where all is as it was accepted. */
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

/** Pages whose bytes only fall: the eight kinds of widget, and the listing page of the bench. */
const falling = ["eight widgets", "listing"];

/** For whoever is refused. */
export const howToGrow =
  'These bytes only fall. Where more of them are meant, ledger.json says so by hand, in a flavour: "grown": { "listing": { "upTo": 120000, "bought": "what visitors get for it" } }';

/**
 * What has grown that may not, a line each: a larger total takes a line in the ledger that says
 * what it bought.
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
 * What the ledger says next. What has grown by no more than the tolerance is not accepted, or it
 * would creep.
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
