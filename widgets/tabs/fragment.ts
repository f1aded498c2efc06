/** What a fragment such as `#tamanho` names on this page, found as the browser finds it. */
export function fragmentTarget(hash: string): Element | null {
  const fragment = hash.slice(1);
  if (fragment === "") return null;
  return document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
}

/** What a link names on this page; null for one that leads elsewhere. */
export function linkTarget(link: Element | null): Element | null {
  if (!(link instanceof HTMLAnchorElement) || !isThisPage(link)) return null;
  return fragmentTarget(link.hash);
}

function isThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
