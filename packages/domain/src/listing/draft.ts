/** An unfinished listing as the browser stores it, without files, passwords and card numbers. */
export interface ListingDraft {
  /** Field name → its values in document order; of checkboxes those that are checked. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Ids of photos that were uploaded, the cover first. */
  readonly photos: readonly string[];
  /** When it was last written, epoch ms. */
  readonly at: number;
  /** The server recognises the listing by it, if it was sent and the answer was lost. */
  readonly key?: string;
}

/** Values of the fields of a form, by name. */
export type FieldValues = ReadonlyMap<string, readonly string[]>;

/**
 * Input types that are not stored: secrets, files, buttons, and hidden fields, which the page
 * fills.
 */
const leftOut = new Set(["password", "file", "hidden", "submit", "reset", "button", "image"]);

/**
 * What captchas write into the form, each time anew: also `g-recaptcha-response-1` of a second one.
 */
const captcha = /^(g-recaptcha|h-captcha|cf-turnstile|frc-captcha)-(response|solution)(-|$)/;

/** Drafts of one user that are stored, at most: the newest ones. */
const maxDrafts = 10;

/**
 * Whether a field is stored in a draft.
 * @param purpose its `autocomplete`, for example "cc-number"
 */
export function isKeptInDraft(field: { name: string; type: string; purpose: string }): boolean {
  if (field.name === "" || leftOut.has(field.type) || captcha.test(field.name)) return false;
  return !/(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/i.test(field.purpose);
}

/** Drafts by their ids, the newest first. */
type Drafts = ReadonlyMap<string, ListingDraft>;

/** The drafts in a stored object. Drops what is no draft. */
export function parseDrafts(kept: Readonly<Record<string, unknown>> | null): Drafts {
  const entries = Object.entries(Object(kept?.drafts));
  // The only one of a user, as it was stored before there could be several.
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

/** The words by which a visitor knows a draft; "" while it has no title. */
export function draftName({ values }: ListingDraft): string {
  return values.title?.[0]?.trim() ?? "";
}

/** Drops values of another type. */
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
 * Names of the fields that restoring the draft would change; never one that the visitor has typed
 * into.
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
