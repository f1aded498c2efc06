import { hasCookie, keepCookie } from "@yy/http/cookies";
import { onRendered, onRestored, onShown, onVisitBegun } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    labelsDismissedInThisView: Set<string>;
  }
}

/** Cookies that were set during this view of the page: their labels stay visible until it ends. */
const setInThisView = onePerPage("labelsDismissedInThisView", () => {
  const cookies = new Set<string>();
  const begin = () => cookies.clear();
  onVisitBegun(begin);
  // This listener captures, so that it runs before the labels check again.
  onRestored(begin, { capture: true });
  return cookies;
});

/** Whether labels with this cookie are hidden in this view of the page. */
export function isDismissed(cookie: string): boolean {
  return hasCookie(cookie) && !setInThisView.has(cookie);
}

/**
 * Hides labels with this cookie from the next view of the page on. In a browser that keeps no
 * cookies they stay visible.
 */
export function dismiss(cookie: string): void {
  if (hasCookie(cookie)) return;
  setInThisView.add(cookie);
  keepCookie(cookie, "false");
}

/** Calls back when another view of the page starts. Returns a cleanup function. */
export function watchViews(changed: () => void): () => void {
  const forget = [onRendered(changed), onShown(changed)];
  return () => {
    for (const each of forget) each();
  };
}
