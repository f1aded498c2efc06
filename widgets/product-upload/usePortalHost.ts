import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useWidget } from "@yy/element/react/useWidget";
import { listenSparingly } from "@yy/element/rendering/renderer";
import { sharedStyleSheet } from "@yy/element/rendering/styleSheets";
import { useState } from "react";

/** Marks a host of ours in the server's markup. */
export const placeMark = "data-yy-place";

/** A place inside the server's form that a component renders into by a portal. */
interface Place {
  /** Inserted into the page. */
  readonly host: HTMLElement;
  /** Target of the portal: the host itself for fields of the form, a shadow root for controls with our styles. */
  readonly root: HTMLElement | ShadowRoot;
}

/**
 * A place of ours beside or inside an element of the server's: taken away before a snapshot, put back after a morph.
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
  const { element } = useWidget();
  const [place] = useState(() => makePlace(name, styles));
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
    listenSparingly(host);
    return { host, root: host };
  }
  const root = host.attachShadow({ mode: "open" });
  listenSparingly(root);
  root.adoptedStyleSheets = styles.map(sharedStyleSheet);
  return { host, root };
}
