import type { Concern, NameChange } from "./changes";
import type { LineDates } from "./history";
import { type Form, forms, type Kind, kinds } from "./Occurrence";
import type { FileContent } from "./readContent";

/** A name and all places where it is written. */
export interface InventoryEntry {
  readonly kind: Kind;
  readonly name: string;
  /** Sorted by file, in the order in which these were added, then by line and column. */
  readonly places: readonly InventoryPlace[];
  /** Number of files with the name. */
  readonly files: number;
  /** Number of places per form, without forms that have none. */
  readonly forms: Readonly<Partial<Record<Form, number>>>;
  /**
   * Dates of the oldest and the newest line with the name, as `2026-11-29`; null when git knows
   * none.
   */
  readonly first: string | null;
  readonly last: string | null;
}

export interface InventoryPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly form: Form;
  /** Date when the line was last changed; null when it is not committed, or without git. */
  readonly touched: string | null;
}

/** A change of a release, and the places in the files that it concerns. */
export interface ConcernedChange {
  readonly change: NameChange;
  readonly places: readonly ConcernedPlace[];
}

type ConcernedPlace = Omit<Concern, "change"> & { readonly file: string };

/** Counts names in many files. It stores four numbers per place, and nothing of the files' text. */
export class Inventory {
  readonly #files: string[] = [];
  /** Kind and name → file, line, column and form, of each place. */
  readonly #places = new Map<string, number[]>();
  readonly #concerns = new Map<number, ConcernedPlace[]>();

  add(file: string, { occurrences, concerns }: FileContent): void {
    const number = this.#files.push(file) - 1;
    for (const occurrence of occurrences.toSorted(byPlace)) {
      const { kind, name, line, column, form } = occurrence;
      const key = `${kinds.indexOf(kind)}${name}`;
      const places = this.#places.get(key) ?? [];
      if (places.length === 0) this.#places.set(key, places);
      places.push(number, line, column, forms.indexOf(form));
    }
    for (const { change, ...place } of concerns.toSorted(byPlace)) {
      const places = this.#concerns.get(change) ?? [];
      if (places.length === 0) this.#concerns.set(change, places);
      places.push({ file, ...place });
    }
  }

  /** Number of files that were added. */
  get size(): number {
    return this.#files.length;
  }

  /** Sorted by kind, then by name. */
  entries(dates?: LineDates): InventoryEntry[] {
    return [...this.#places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, numbers]) => this.#entry(key, numbers, dates));
  }

  /** The changes that concern a file, in the order of the release's list. */
  concerned(changes: readonly NameChange[]): ConcernedChange[] {
    return changes.flatMap((change, index) => {
      const places = this.#concerns.get(index);
      return places ? [{ change, places }] : [];
    });
  }

  #entry(key: string, numbers: readonly number[], dates: LineDates | undefined): InventoryEntry {
    const places: InventoryPlace[] = [];
    const count: Partial<Record<Form, number>> = {};
    for (let at = 0; at < numbers.length; at += 4) {
      const [number = 0, line = 1, column = 1, which = 0] = numbers.slice(at, at + 4);
      const file = this.#files[number] ?? "";
      const form = forms[which] ?? "markup";
      count[form] = (count[form] ?? 0) + 1;
      places.push({ file, line, column, form, touched: dates?.(file, line) ?? null });
    }
    const touched = places.flatMap((place) => place.touched ?? []).sort();
    return {
      kind: kinds[Number(key[0])] ?? "tag",
      name: key.slice(1),
      places,
      files: new Set(places.map(({ file }) => file)).size,
      forms: count,
      first: touched[0] ?? null,
      last: touched.at(-1) ?? null,
    };
  }
}

const byPlace = (a: { line: number; column: number }, b: { line: number; column: number }) =>
  a.line - b.line || a.column - b.column;

/** Tags that a page of the application may have: those in markup and those that helpers write. */
export function writtenTags(entries: readonly InventoryEntry[]): string[] {
  return entries
    .filter(({ kind, forms: { markup = 0, helper = 0 } }) => kind === "tag" && markup + helper > 0)
    .map(({ name }) => name);
}
