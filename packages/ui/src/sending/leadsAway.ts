import { isSamePage } from "@yy/domain/urls/parts";
import { resolveNavigation } from "@yy/http/navigate";

/**
 * Whether navigating to this URL leaves the page: the navigation is allowed, and is not to a
 * fragment of this page.
 */
export function leadsAway(url: string | undefined): boolean {
  if (url === undefined) return false;
  try {
    const target = resolveNavigation(url);
    return !target.includes("#") || !isSamePage(target, location.href);
  } catch {
    return false;
  }
}
