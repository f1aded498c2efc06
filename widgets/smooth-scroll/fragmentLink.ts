import { isPlainClick } from "@yy/ui/clicks";

/** The link that a click would follow in this window, to a fragment of this page; undefined for any other click. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  // The path, because the link may be drawn in the shadow tree of another widget inside.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.hash || link.hasAttribute("download")) return undefined;
  if (link.target !== "" && link.target !== "_self") return undefined;
  return pageOf(link.href) === pageOf(location.href) ? link : undefined;
}

/** What the fragment of a link names, as the browser finds it: by its id as written, decoded, or an old anchor's name. */
export function fragmentTarget({ hash }: Pick<HTMLAnchorElement, "hash">): HTMLElement | undefined {
  for (const id of fragmentIds(hash)) {
    const named = `a[name="${CSS.escape(id)}"]`;
    const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(named);
    if (found) return found;
  }
  return undefined;
}

/** The ids that `#…` may mean: as it is written first, then decoded. */
export function fragmentIds(hash: string): string[] {
  const written = hash.slice(1);
  try {
    return [...new Set([written, decodeURIComponent(written)])];
  } catch {
    return [written];
  }
}

function pageOf(address: string): string {
  return address.replace(/#.*$/, "");
}
