import { useLiveEffect, useWidget } from "@yy/element";
import { fetchPiece } from "@yy/http/fetchPiece";
import { onOtherVisitor } from "@yy/session/otherVisitor";
import { hasTypedText } from "@yy/ui/fields/hasTypedText";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useState } from "react";
import type { schema } from "./schema";

/** Among URLs, the children that the page came with. */
const ofThePage = "";

interface ContentOptions {
  /** Absolute, with the `container` parameter. */
  readonly url: string;
  /** URL that the children were loaded from; undefined for the children that the page came with. */
  readonly loadedSrc: string | undefined;
  readonly allowOrigin: string | undefined;
  readonly loginPath: string;
  /** Gets the focus when a success removes what had it. */
  readonly region: RefObject<HTMLElement | null>;
}

/**
 * Loads the children again whenever the URL changes. They and `data-loaded-src` stay in the page: a
 * Turbo snapshot contains both, and shows them on the way back without another request. A morph
 * removes both, and they load again; so they do when somebody else may be there, unless something
 * is typed into them.
 */
export function useContent(options: ContentOptions): Request {
  const { url, loadedSrc, allowOrigin, loginPath, region } = options;
  const widget = useWidget<typeof schema>();
  const request = useRequest();
  const { begin, stop } = request;
  const [earlier] = useState(() => new Map<string, readonly ChildNode[]>());

  useLiveEffect(
    () =>
      onOtherVisitor(() => {
        const { element } = widget;
        const children = earlier.get(ofThePage) ?? [];
        earlier.clear();
        if (!element.hasAttribute("data-loaded-src") || hasTypedText(element)) return;
        element.replaceChildren(...children);
        element.removeAttribute("data-loaded-src");
      }),
    [widget, earlier],
  );

  useLiveEffect(() => {
    if (url === loadedSrc) return;

    const show = (nodes: readonly Node[]) => {
      const { element } = widget;
      // In the children that are replaced, or on the retry button.
      const focused = element.contains(document.activeElement);
      earlier.set(loadedSrc ?? ofThePage, [...element.childNodes]);
      element.replaceChildren(...nodes);
      element.setAttribute("data-loaded-src", url);
      if (focused) region.current?.focus();
      widget.emit("yy:content-loaded", { url: url });
    };

    const known = earlier.get(url);
    if (known) {
      show(known);
      return;
    }
    begin(async (signal) => {
      const { fragment } = await fetchPiece(url, { allowOrigin, loginPath, signal });
      show([...fragment.childNodes]);
    });
    return stop;
  }, [widget, url, loadedSrc, allowOrigin, loginPath, begin, stop, earlier, region]);

  return request;
}
