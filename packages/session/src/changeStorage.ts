import { parseJsonObject } from "@yy/domain/json/parseJsonObject";

/** What one user has changed on the pages of this tab: in `sessionStorage`, for one user at a time. */
const key = "yy:changes";

/** Most changes kept; the oldest is forgotten first. */
const most = 100;

export interface Change {
  readonly value: boolean;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Stores a change. Errors of the storage are ignored: then a page shows what it showed. */
export function storeChange(userId: number, name: string, value: boolean): void {
  const { [name]: _, ...others } = storedChanges(userId);
  const changes = Object.entries({ ...others, [name]: { value, at: Date.now() } }).slice(-most);
  try {
    const text = JSON.stringify({ userId, changes: Object.fromEntries(changes) });
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is full, or private mode.
  }
}

/** Changes of this user, by name; those of another are removed. */
export function storedChanges(userId: number | undefined): Readonly<Record<string, Change>> {
  try {
    const stored = parseJsonObject(sessionStorage.getItem(key));
    if (!stored) return {};
    if (stored.userId === userId) return Object(stored.changes);
  } catch {
    return {};
  }
  forgetChanges();
  return {};
}

/** Returns whether a page of this tab has stored a change since that moment, in ms since the epoch. */
export function isChangedSince(moment: number): boolean {
  try {
    const { changes } = parseJsonObject(sessionStorage.getItem(key)) ?? {};
    return Object.values<Change>(Object(changes)).some(({ at }) => at >= moment);
  } catch {
    return false;
  }
}

export function forgetChanges(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Private mode: there was nothing to forget.
  }
}
