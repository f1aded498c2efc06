import { parseJsonObject } from "@yy/domain/json";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

/**
 * What one user has changed on the pages of this tab: in `sessionStorage`, for one user at a time.
 */
const key = "yy:changes";

/** When there are more, the oldest is forgotten. */
const maxChanges = 100;

export interface Change {
  readonly value: boolean;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Stores a change. Without storage, pages go on showing what they showed. */
export function storeChange(userId: number, name: string, value: boolean): void {
  const { [name]: _, ...others } = storedChanges(userId);
  const changes = Object.entries({ ...others, [name]: { value, at: Date.now() } }).slice(
    -maxChanges,
  );
  writeStored(
    "sessionStorage",
    key,
    JSON.stringify({ userId, changes: Object.fromEntries(changes) }),
  );
}

/** Changes of this user, by name; those of another are removed. */
export function storedChanges(userId: number | undefined): Readonly<Record<string, Change>> {
  const stored = parseJsonObject(readStored("sessionStorage", key));
  if (!stored) return {};
  if (stored.userId === userId) return Object(stored.changes);
  forgetChanges();
  return {};
}

/**
 * Returns whether a page of this tab has stored a change since that moment, in ms since the epoch.
 */
export function isChangedSince(moment: number): boolean {
  const { changes } = parseJsonObject(readStored("sessionStorage", key)) ?? {};
  return Object.values<Partial<Change> | null>(Object(changes)).some(
    (change) => Number(change?.at) >= moment,
  );
}

export function forgetChanges(): void {
  removeStored("sessionStorage", key);
}
