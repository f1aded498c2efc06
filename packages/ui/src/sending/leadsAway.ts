import { resolveNavigation } from "@yy/http/navigate";

/** Whether to navigate to this URL leaves the page: not where it may not, and not within the page. */
export function leadsAway(url: string | undefined): boolean {
  if (url === undefined) return false;
  try {
    const [bare, fragment] = resolveNavigation(url).split("#");
    return fragment === undefined || bare !== location.href.split("#")[0];
  } catch {
    return false;
  }
}
