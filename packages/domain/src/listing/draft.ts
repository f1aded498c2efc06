/** An unfinished listing, as the browser keeps it: never a file, a password or a card. */
export interface ListingDraft {
  /** Field name → its texts in the order of the page; of boxes those of the checked ones. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Ids of photos that were uploaded, the cover first. */
  readonly photos: readonly string[];
  /** When it was last written, in ms. */
  readonly at: number;
}

/** Values that the fields of a form hold, by name. */
export type FieldValues = ReadonlyMap<string, readonly string[]>;

/** Input types whose value is not the visitor's to keep: hidden ones are written by the page. */
const leftOut = new Set(["password", "file", "hidden", "submit", "reset", "button", "image"]);

/**
 * Whether a field may go into a draft.
 * @param purpose its `autocomplete`, for example "cc-number"
 */
export function isKeptInDraft(field: { name: string; type: string; purpose: string }): boolean {
  if (field.name === "" || leftOut.has(field.type)) return false;
  return !/(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/i.test(field.purpose);
}

/** What was kept, if it can be read; what does not belong in a draft is dropped from it. */
export function parseDraft(kept: Readonly<Record<string, unknown>> | null): ListingDraft | null {
  if (kept === null || typeof kept.at !== "number" || !Number.isFinite(kept.at)) return null;
  if (typeof kept.values !== "object" || kept.values === null) return null;
  const values = Object.entries(kept.values).filter((entry): entry is [string, string[]] =>
    isTexts(entry[1]),
  );
  const photos = isTexts(kept.photos) ? kept.photos : [];
  return { values: Object.fromEntries(values), photos, at: kept.at };
}

/**
 * The draft of what stands in the form now.
 * @param offered a draft that the visitor has not taken up yet: it stays, under what they have typed since
 * @param typed names of the fields they have touched
 */
export function draftOf(
  current: FieldValues,
  photos: readonly string[],
  at: number,
  offered: ListingDraft | null,
  typed: ReadonlySet<string>,
): ListingDraft {
  if (!offered) return { values: Object.fromEntries(current), photos, at };
  const mine = Array.from(current).filter(([name]) => typed.has(name));
  return {
    values: Object.fromEntries([...Object.entries(offered.values), ...mine]),
    photos: [...photos, ...offered.photos.filter((id) => !photos.includes(id))],
    at: mine.length > 0 || photos.length > 0 ? at : offered.at,
  };
}

/** The names whose values the draft would change: never one that the visitor has typed into. */
export function draftChanges(
  draft: ListingDraft,
  current: FieldValues,
  typed: ReadonlySet<string>,
): string[] {
  return Object.entries(draft.values)
    .filter(([name, values]) => !typed.has(name) && !isSame(values, current.get(name) ?? []))
    .map(([name]) => name);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  // A field that is not there holds as little as an empty one.
  const [a, b] = [one.filter(Boolean), other.filter(Boolean)];
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
