import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { limitReactListeners } from "@yy/element/rendering/renderer";
import { adoptStyles } from "@yy/element/rendering/styleSheets";
import { useEffect, useState } from "react";

/** Marks our host elements in the server's markup. */
export const placeMark = "data-yy-place";

/** An element inside the server's form into which a component renders by a portal. */
interface Place {
  /** The element in the page. */
  readonly host: HTMLElement;
  /**
   * The portal's target: the host itself for fields of the form, a shadow root for controls with
   * our styles.
   */
  readonly root: HTMLElement | ShadowRoot;
  /** Adds the styles if they are missing. */
  readonly adoptStyles: () => void;
}

/**
 * Inserts our host beside or inside an element of the server. It is removed before a snapshot, and
 * inserted again after a morph.
 *
 * @param put inserts the host at the anchor
 * @param styles the styles of what is drawn there; without any, it is drawn into the page itself
 */
export function usePortalHost(
  name: string,
  anchor: Element | null,
  put: (host: HTMLElement, anchor: Element) => void,
  styles: readonly string[] = [],
): Place {
  const widget = useWidget();
  const { element } = widget;
  const [place] = useState(() => makePlace(name, styles));
  // The browser drops adopted styles when the host moves to another document.
  useEffect(() => widget.onMove(place.adoptStyles), [widget, place]);
  useDomPatches(
    (patches) => {
      if (!anchor) return undefined;
      // Remove stale hosts from a cached page.
      for (const left of element.querySelectorAll(`[${placeMark}="${name}"]`))
        if (left !== place.host) left.remove();
      patches.insert(place.host, () => put(place.host, anchor));
      return undefined;
    },
    [anchor, place],
  );
  return place;
}

function makePlace(name: string, styles: readonly string[]): Place {
  const host = document.createElement("div");
  host.setAttribute(placeMark, name);
  if (styles.length === 0) {
    limitReactListeners(host);
    return { host, root: host, adoptStyles: () => undefined };
  }
  const root = host.attachShadow({ mode: "open" });
  limitReactListeners(root);
  const adopt = () => adoptStyles(root, styles);
  adopt();
  return { host, root, adoptStyles: adopt };
}
