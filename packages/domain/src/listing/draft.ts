/** An unfinished listing as the browser stores it, without files, passwords and card numbers. */
export interface ListingDraft {
  /** Field name → its values in document order; of checkboxes those that are checked. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Ids of photos that were uploaded, the cover first. */
  readonly photos: readonly string[];
  /** When it was last written, epoch ms. */
  readonly at: number;
}

/** Values of the fields of a form, by name. */
export type FieldValues = ReadonlyMap<string, readonly string[]>;

/** Input types that are not stored: secrets, files, buttons, and hidden fields, which the page fills. */
const leftOut = new Set(["password", "file", "hidden", "submit", "reset", "button", "image"]);

/**
 * Whether a field is stored in a draft.
 * @param purpose its `autocomplete`, for example "cc-number"
 */
export function isKeptInDraft(field: { name: string; type: string; purpose: string }): boolean {
  if (field.name === "" || leftOut.has(field.type)) return false;
  return !/(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/i.test(field.purpose);
}

/** The draft in a stored object; null when there is none. Drops values of another type. */
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
 * The draft to store now.
 * @param offered an older draft that the visitor has not restored yet: its values stay where they have not typed
 *   since
 * @param typed names of the fields that they have typed into
 */
export function draftOf(
  current: FieldValues,
  photos: readonly string[],
  at: number,
  offered: ListingDraft | null,
  typed: ReadonlySet<string>,
): ListingDraft {
  if (!offered) return { values: Object.fromEntries(current), photos, at };
  const mine = [...current].filter(([name]) => typed.has(name));
  return {
    values: Object.fromEntries([...Object.entries(offered.values), ...mine]),
    photos: [...photos, ...offered.photos.filter((id) => !photos.includes(id))],
    at: mine.length > 0 || photos.length > 0 ? at : offered.at,
  };
}

/** Names of the fields that restoring the draft would change; never one that the visitor has typed into. */
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
  // A missing field equals an empty one.
  const [a, b] = [one.filter(Boolean), other.filter(Boolean)];
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
