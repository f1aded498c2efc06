/** An unfinished listing as the browser stores it, without files, passwords and card numbers. */
export interface ListingDraft {
  /** Field name → its values in document order; for checkboxes, the values of the checked ones. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The ids of photos that were uploaded, the cover first. */
  readonly photos: readonly string[];
  /** When the draft was last written, in epoch ms. */
  readonly at: number;
  /**
   * The key by which the server recognises the listing, if it was sent already and the answer was
   * lost.
   */
  readonly key?: string;
}

/** The values of a form's fields, by name. */
export type FieldValues = ReadonlyMap<string, readonly string[]>;

/**
 * Input types that are not stored: secrets, files, buttons, and hidden fields, which the page
 * fills.
 */
const leftOut = new Set(["password", "file", "hidden", "submit", "reset", "button", "image"]);

/**
 * Matches the fields that captchas fill in, with a new value each time; a second captcha has
 * `g-recaptcha-response-1`.
 */
const captcha = /^(g-recaptcha|h-captcha|cf-turnstile|frc-captcha)-(response|solution)(-|$)/;

/** Only the newest drafts of a user are stored. */
const maxDrafts = 10;

/**
 * Whether a field is stored in a draft.
 * @param field `purpose` is the field's `autocomplete`, for example "cc-number"
 */
export function isKeptInDraft(field: { name: string; type: string; purpose: string }): boolean {
  if (field.name === "" || leftOut.has(field.type) || captcha.test(field.name)) return false;
  return !/(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/i.test(field.purpose);
}

/** Drafts by their ids, the newest first. */
type Drafts = ReadonlyMap<string, ListingDraft>;

/** The drafts in a stored object. Drops values that are not a draft. */
export function parseDrafts(kept: Readonly<Record<string, unknown>> | null): Drafts {
  const entries = Object.entries(Object(kept?.drafts));
  // Earlier versions stored only one draft of a user, without an id.
  if (kept && !("drafts" in kept)) entries.push(["only", kept]);
  const drafts = entries.flatMap(([id, stored]) => {
    const draft = parseDraft(Object(stored));
    return draft ? [[id, draft] as const] : [];
  });
  return new Map(drafts.sort(([, one], [, other]) => other.at - one.at));
}

/** The object to store for these drafts; null for none. */
export function storedDrafts(drafts: Drafts): { readonly drafts: object } | null {
  const newest = [...drafts].sort(([, one], [, other]) => other.at - one.at).slice(0, maxDrafts);
  return newest.length > 0 ? { drafts: Object.fromEntries(newest) } : null;
}

/** The name by which a visitor recognises a draft; "" while it has no title. */
export function draftName({ values }: ListingDraft): string {
  return values.title?.[0]?.trim() ?? "";
}

/** The draft in a stored object; values of another type are dropped. */
function parseDraft(stored: Readonly<Record<string, unknown>>): ListingDraft | null {
  if (typeof stored.at !== "number" || !Number.isFinite(stored.at)) return null;
  if (typeof stored.values !== "object" || stored.values === null) return null;
  const values = Object.entries(stored.values).filter((entry): entry is [string, string[]] =>
    isTexts(entry[1]),
  );
  const photos = isTexts(stored.photos) ? stored.photos : [];
  const key = typeof stored.key === "string" ? { key: stored.key } : {};
  return { values: Object.fromEntries(values), photos, at: stored.at, ...key };
}

/**
 * The names of the fields that restoring the draft would change, without those that the visitor has
 * typed into.
 */
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
