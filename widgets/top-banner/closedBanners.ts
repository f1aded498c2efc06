import { type BannerSection, bannerCookie } from "@yy/domain/banners/bannerSection";
import { onePerPage } from "@yy/domain/onePerPage";
import { hasCookie, keepCookie } from "@yy/http/cookies";

/** Closed in this document by visitors whose browser keeps no cookie. */
const closedHere = onePerPage("closedBanners", () => new Set<BannerSection>());

/** Whether the banner of this section is closed: its cookie exists. */
export function isClosed(section: BannerSection): boolean {
  return hasCookie(bannerCookie(section)) || closedHere.has(section);
}

/** Remembers the time, in ms, at which the banner of this section was closed. */
export function rememberClosing(section: BannerSection): void {
  if (!keepCookie(bannerCookie(section), String(Date.now()))) closedHere.add(section);
}

/**
 * Calls back when a banner may have been closed: in another tag, by another bundle, on a page left and come back from,
 * in another tab.
 */
export function watchClosings(changed: () => void): () => void {
  // Captured, so that a page that stops the event keeps no banner open.
  document.addEventListener("yy:banner-closed", changed, true);
  document.addEventListener("visibilitychange", changed);
  addEventListener("pageshow", changed);
  return () => {
    document.removeEventListener("yy:banner-closed", changed, true);
    document.removeEventListener("visibilitychange", changed);
    removeEventListener("pageshow", changed);
  };
}
