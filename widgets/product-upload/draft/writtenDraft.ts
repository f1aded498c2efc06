import { onLeft, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

const storageKey = "yy:draft-written";

/**
 * Which draft this window writes. While a page of it is there, the page alone knows: a tab that is duplicated from it
 * copies the window's storage, and must not write the same draft.
 */
const held = onePerPage("writtenDraft", () => {
  const state = { id: take() };
  onLeft(() => survive(() => state.id && sessionStorage.setItem(storageKey, state.id)));
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
  return survive(() => {
    const id = sessionStorage.getItem(storageKey) ?? undefined;
    sessionStorage.removeItem(storageKey);
    return id;
  });
}

/** Without storage each page is a window of its own. */
function survive<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
