import { isSamePage } from "@yy/domain/urls/parts";
import { isPlainClick } from "@yy/ui/clicks";

/**
 * Returns the link that a click would follow in this window to a fragment of this page; undefined
 * for any other click.
 */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  // Searches the event's path, because the link may be in the shadow root of a nested widget.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.hash || link.hasAttribute("download")) return undefined;
  if (link.target !== "" && link.target !== "_self") return undefined;
  return isSamePage(link.href, location.href) ? link : undefined;
}
