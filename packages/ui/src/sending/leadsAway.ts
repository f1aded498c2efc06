import { isSamePage } from "@yy/domain/urls/withoutFragment";
import { resolveNavigation } from "@yy/http/navigate";

/** Whether navigating to this URL leaves the page: it is allowed, and leads out of the page. */
export function leadsAway(url: string | undefined): boolean {
  if (url === undefined) return false;
  try {
    const target = resolveNavigation(url);
    return !target.includes("#") || !isSamePage(target, location.href);
  } catch {
    return false;
  }
}
