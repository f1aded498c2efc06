import { onLeft, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

const storageKey = "yy:draft-written";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    writtenDraft: { id: string | undefined };
  }
}

/**
 * The id of the draft that this window writes. While its page is open, only the page knows the id:
 * a duplicated tab copies the window's storage, and must not write the same draft.
 */
const written = onePerPage("writtenDraft", () => {
  const state = { id: takeStored() };
  // Without storage, each page counts as a window of its own.
  onLeft(() => state.id && writeStored("sessionStorage", storageKey, state.id));
  // The page that was left has stored its own id, which is removed here.
  onRestored(takeStored);
  return state;
});

/** Returns the id of this window's draft; undefined while it has none. */
export function writtenDraft(): string | undefined {
  return written.id;
}

export function setWrittenDraft(id: string | undefined): void {
  written.id = id;
}

function takeStored(): string | undefined {
  const id = readStored("sessionStorage", storageKey) ?? undefined;
  removeStored("sessionStorage", storageKey);
  return id;
}
