import { type BannerSection, bannerCookie } from "@yy/domain/banners/bannerSection";
import { hasCookie, keepCookie } from "@yy/http/cookies";
import { onShown } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

/** Sections closed in this document, for browsers that keep no cookie. */
const closedHere = onePerPage("closedBanners", () => new Set<BannerSection>());

/**
 * Whether the banner of this section is closed: by its cookie, or without cookies in this document.
 */
export function isClosed(section: BannerSection): boolean {
  return hasCookie(bannerCookie(section)) || closedHere.has(section);
}

/**
 * Stores the time of the closing, in ms since the epoch, in the section's cookie; without cookies,
 * only for this document.
 */
export function rememberClosing(section: BannerSection): void {
  if (!keepCookie(bannerCookie(section), String(Date.now()))) closedHere.add(section);
}

/**
 * Calls back when a banner may have been closed: in another tag, by another bundle, on another page
 * before coming back, in another tab. Returns a cleanup function.
 */
export function watchClosings(changed: () => void): () => void {
  // Capturing, so that a page that stops the event keeps no banner open.
  document.addEventListener("yy:banner-closed", changed, true);
  document.addEventListener("visibilitychange", changed);
  const forget = onShown(changed);
  return () => {
    forget();
    document.removeEventListener("yy:banner-closed", changed, true);
    document.removeEventListener("visibilitychange", changed);
  };
}
