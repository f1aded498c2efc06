/** `sessionStorage` belongs to one tab, `localStorage` to all tabs of the browser. */
type StorageName = "sessionStorage" | "localStorage";

/**
 * Null when nothing is stored, and where the browser refuses storage: in private mode or a blocked
 * frame.
 */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false when nothing could be stored: storage is full or refused. */
export function writeStored(storage: StorageName, key: string, text: string): boolean {
  try {
    globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
