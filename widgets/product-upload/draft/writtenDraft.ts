import { onLeft, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

const storageKey = "yy:draft-written";

/**
 * Which draft this window writes. While a page of it is there, the page alone knows: a tab that is
 * duplicated from it copies the window's storage, and must not write the same draft.
 */
const held = onePerPage("writtenDraft", () => {
  const state = { id: take() };
  // Without storage each page is a window of its own.
  onLeft(() => state.id && writeStored("sessionStorage", storageKey, state.id));
  // The page that is left puts its own there.
  onRestored(take);
  return state;
});

/** Undefined while the window has no draft. */
export function writtenDraft(): string | undefined {
  return held.id;
}

export function setWrittenDraft(id: string | undefined): void {
  held.id = id;
}

function take(): string | undefined {
  const id = readStored("sessionStorage", storageKey) ?? undefined;
  removeStored("sessionStorage", storageKey);
  return id;
}
