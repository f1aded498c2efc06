import { isSamePage } from "@yy/domain/urls/withoutFragment";
import { resolveNavigation } from "@yy/http/navigate";

/**
 * Whether to navigate to this URL leaves the page: not where it may not, and not within the page.
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
