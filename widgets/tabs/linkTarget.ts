import { fragmentTarget } from "@yy/page/fragment";

/** Returns the element that a link names on this page; null for a link that leads elsewhere. */
export function linkTarget(link: Element | null): Element | null {
  if (!(link instanceof HTMLAnchorElement) || !isThisPage(link)) return null;
  return fragmentTarget(link.hash);
}

function isThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search;
}
