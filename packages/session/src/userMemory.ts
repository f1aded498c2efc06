import { parseJsonObject, stringify } from "@yy/domain/json";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

/** How long work is kept after its last change: 30 days. */
const lifetimeMs = 30 * 86_400_000;

/** Key of the time of the last change, in ms since the epoch, beside the work itself. */
const timeKey = "keptAt";

/** Stores one user's unfinished work in the browser, so that a reload or a crash loses nothing. */
export interface UserMemory {
  /**
   * The stored work; null when there is none, none that can be read, or it is older than 30 days.
   */
  recall(): Record<string, unknown> | null;
  /** False when nothing could be stored: storage is full or blocked. */
  keep(work: Readonly<Record<string, unknown>>): boolean;
  forget(): void;
}

/**
 * Storage under `yy:{name}:{userId}` in `localStorage`, separate for each user of a browser. Never
 * throws when storage does; then nothing is stored.
 */
export function userMemory(name: string, userId: number): UserMemory {
  const key = `yy:${name}:${userId}`;
  return {
    recall() {
      forgetExpired();
      const { [timeKey]: _, ...work } = parseJsonObject(readStored("localStorage", key)) ?? {};
      return Object.keys(work).length > 0 ? work : null;
    },
    keep: (work) => writeStored("localStorage", key, stringify({ ...work, [timeKey]: Date.now() })),
    forget: () => removeStored("localStorage", key),
  };
}

/** For all users of the browser: the work of one who never comes back is not kept for good. */
function forgetExpired(): void {
  for (const key of storedKeys()) {
    if (!/^yy:[a-z-]+:\d+$/.test(key)) continue;
    const time = parseJsonObject(readStored("localStorage", key))?.[timeKey];
    if (typeof time === "number" && Date.now() - time > lifetimeMs)
      removeStored("localStorage", key);
  }
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
