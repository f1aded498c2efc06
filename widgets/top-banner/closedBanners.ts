import { type BannerSection, bannerCookie } from "@yy/domain/banners/bannerSection";
import { hasCookie, keepCookie } from "@yy/http/cookies";
import { onShown } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    closedBanners: Set<BannerSection>;
  }
}

/** Sections that were closed in this document, for browsers that keep no cookies. */
const closedHere = onePerPage("closedBanners", () => new Set());

/**
 * Whether the banner of this section is closed: it has a cookie, or without cookies was closed in
 * this document.
 */
export function isClosed(section: BannerSection): boolean {
  return hasCookie(bannerCookie(section)) || closedHere.has(section);
}

/**
 * Stores the time of the closing, in ms since the epoch, in the section's cookie; without cookies,
 * it counts only for this document.
 */
export function rememberClosing(section: BannerSection): void {
  if (!keepCookie(bannerCookie(section), String(Date.now()))) closedHere.add(section);
}

/**
 * Calls back when a banner may have been closed: in another element, by another bundle, in another
 * tab, or on another page before the visitor came back. Returns a cleanup function.
 */
export function watchClosings(changed: () => void): () => void {
  // Captures the event, so that a page that stops it keeps no banner open.
  document.addEventListener("yy:banner-closed", changed, true);
  document.addEventListener("visibilitychange", changed);
  const stopWatching = onShown(changed);
  return () => {
    stopWatching();
    document.removeEventListener("yy:banner-closed", changed, true);
    document.removeEventListener("visibilitychange", changed);
  };
}
