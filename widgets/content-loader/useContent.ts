import { useLiveEffect, useWidget } from "@yy/element";
import { fetchPiece } from "@yy/http/fetchPiece";
import { onOtherVisitor } from "@yy/session/otherVisitor";
import { hasTypedText } from "@yy/ui/fields/hasTypedText";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useState } from "react";
import type { schema } from "./schema";

/** Takes the place of a URL for the children that the page came with. */
const pageChildren = "";

interface ContentOptions {
  /** An absolute URL, with the `container` parameter. */
  readonly url: string;
  /** The URL that the children were loaded from; undefined for those that the page came with. */
  readonly loadedSrc: string | undefined;
  readonly allowOrigin: string | undefined;
  readonly loginPath: string;
  /** Gets the focus when a success removes the focused element. */
  readonly region: RefObject<HTMLElement | null>;
}

/**
 * Loads the children again whenever the URL changes. They and `data-loaded-src` stay in the page: a
 * Turbo snapshot contains both, and shows them on the way back without another request. A morph
 * removes both, and they load again. They also load again when another visitor may have signed in,
 * unless something is typed into them.
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
        const children = earlier.get(pageChildren) ?? [];
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
      // The focus is in the children that are replaced, or on the retry button.
      const focused = element.contains(document.activeElement);
      earlier.set(loadedSrc ?? pageChildren, [...element.childNodes]);
      element.replaceChildren(...nodes);
      element.setAttribute("data-loaded-src", url);
      if (focused) region.current?.focus();
      widget.emit("yy:content-loaded", { url: url });
    };

    // A morph has brought the server's children back: what was loaded before them is older.
    if (loadedSrc === undefined) earlier.clear();
    const loaded = earlier.get(url);
    // They are the page's from now on, which may change them.
    earlier.delete(url);
    if (loaded) {
      show(loaded);
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
