import { parseJsonObject } from "@yy/domain/json/parseJsonObject";

/** What the browser keeps of one user's unfinished work, so that a reload or a crash loses nothing. */
export interface UserMemory {
  /** What was kept; null when there is nothing, or nothing that can be read. */
  recall(): Record<string, unknown> | null;
  /** False when the browser keeps nothing: storage is full or blocked. */
  keep(work: Readonly<Record<string, unknown>>): boolean;
  forget(): void;
}

/**
 * The memory of this user under `yy:{name}:{userId}` in `localStorage`: another user of the same browser has another.
 * Storage that throws is survived; then nothing is kept.
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

/** Private mode, a full quota, a blocked frame: the page works without the memory. */
function survive<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
