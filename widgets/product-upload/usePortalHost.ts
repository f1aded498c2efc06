import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useWidget } from "@yy/element/react/useWidget";
import { limitReactListeners } from "@yy/element/rendering/renderer";
import { adoptStyles } from "@yy/element/rendering/styleSheets";
import { useEffect, useState } from "react";

/** Marks a host of ours in the server's markup. */
export const placeMark = "data-yy-place";

/** A place inside the server's form that a component renders into by a portal. */
interface Place {
  /** Inserted into the page. */
  readonly host: HTMLElement;
  /**
   * Target of the portal: the host itself for fields of the form, a shadow root for controls with
   * our styles.
   */
  readonly root: HTMLElement | ShadowRoot;
  /** Adds the styles where they are missing. */
  readonly adoptStyles: () => void;
}

/**
 * A place of ours beside or inside an element of the server's: taken away before a snapshot, put
 * back after a morph.
 *
 * @param put puts the host to the anchor
 * @param styles of what is drawn there; without any it is drawn into the page itself
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
  // The browser drops them in another document.
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
