import type { Concern, NameChange } from "./changes";
import type { LineDates } from "./history";
import { type Form, forms, type Kind, kinds } from "./Occurrence";
import type { FileContent } from "./readContent";

/** A name and all places where it is written. */
export interface InventoryEntry {
  readonly kind: Kind;
  readonly name: string;
  /** By file as they were added, then by line and column. */
  readonly places: readonly InventoryPlace[];
  /** In how many files. */
  readonly files: number;
  /** How often in each form; those that there are. */
  readonly forms: Readonly<Partial<Record<Form, number>>>;
  /** The oldest and the newest of its lines, as `2026-11-29`; null where git tells of none. */
  readonly first: string | null;
  readonly last: string | null;
}

export interface InventoryPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly form: Form;
  /** When the line was last changed; null for one that is not committed, or without git. */
  readonly touched: string | null;
}

/** A change of a release, and where it concerns the files. */
export interface ConcernedChange {
  readonly change: NameChange;
  readonly places: readonly ConcernedPlace[];
}

type ConcernedPlace = Omit<Concern, "change"> & { readonly file: string };

/** Counts names over many files. Keeps four numbers of a place, and nothing of the files' text. */
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

  /** How many files were added. */
  get size(): number {
    return this.#files.length;
  }

  /** By kind, then by name. */
  entries(dates?: LineDates): InventoryEntry[] {
    return [...this.#places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, numbers]) => this.#entry(key, numbers, dates));
  }

  /** In the order of the release's list; those that concern nothing here are left out. */
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

/** Tags that a page of the application may have: those of markup and helpers. */
export function writtenTags(entries: readonly InventoryEntry[]): string[] {
  return entries
    .filter(({ kind, forms: { markup = 0, helper = 0 } }) => kind === "tag" && markup + helper > 0)
    .map(({ name }) => name);
}
