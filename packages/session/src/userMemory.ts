import { parseJsonObject } from "@yy/domain/json/parseJsonObject";

/** Stores one user's unfinished work in the browser, so that a reload or a crash loses nothing. */
export interface UserMemory {
  /** The stored work; null when there is none, or none that can be read. */
  recall(): Record<string, unknown> | null;
  /** False when nothing could be stored: storage is full or blocked. */
  keep(work: Readonly<Record<string, unknown>>): boolean;
  forget(): void;
}

/**
 * Storage under `yy:{name}:{userId}` in `localStorage`, separate for each user of a browser. Never throws when storage
 * does; then nothing is stored.
 */
export function userMemory(name: string, userId: number): UserMemory {
  const key = `yy:${name}:${userId}`;
  return {
    recall: () => survive(() => parseJsonObject(localStorage.getItem(key))) ?? null,
    keep: (work) =>
      survive(() => {
        localStorage.setItem(key, JSON.stringify(work));
        return true;
      }) ?? false,
    forget: () => survive(() => localStorage.removeItem(key)),
  };
}

/** In private mode, with a full quota or in a blocked frame storage throws: the page works without it. */
function survive<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
