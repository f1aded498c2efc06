import { hasCookie, keepCookie } from "@yy/http/cookies";
import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";

/** Cookies that were set during this view of the page: their labels stay visible until it ends. */
const setInThisView = onePerPage("labelsDismissedInThisView", () => {
  const cookies = new Set<string>();
  if (!hasPage) return cookies;
  const begin = () => cookies.clear();
  document.addEventListener("turbo:visit", begin);
  document.addEventListener("turbolinks:visit", begin);
  // Capturing, to run before the labels check again.
  addEventListener("pageshow", ({ persisted }) => persisted && begin(), true);
  return cookies;
});

/** Whether labels with this cookie are hidden in this view of the page. */
export function isDismissed(cookie: string): boolean {
  return hasCookie(cookie) && !setInThisView.has(cookie);
}

/** Hides labels with this cookie from the next view on; in a browser that keeps no cookies they stay visible. */
export function dismiss(cookie: string): void {
  if (hasCookie(cookie)) return;
  setInThisView.add(cookie);
  keepCookie(cookie, "false");
}

/** Calls back when another view of the page starts. Returns a cleanup function. */
export function watchViews(changed: () => void): () => void {
  for (const type of rendered) document.addEventListener(type, changed);
  addEventListener("pageshow", changed);
  return () => {
    for (const type of rendered) document.removeEventListener(type, changed);
    removeEventListener("pageshow", changed);
  };
}

const rendered = ["turbo:render", "turbolinks:render"];
