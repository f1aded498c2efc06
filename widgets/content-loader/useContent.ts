import { useLiveEffect, useWidget } from "@yy/element";
import { fetchPiece } from "@yy/http/htmlAnswer";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useState } from "react";
import type { schema } from "./schema";

interface ContentOptions {
  /** Absolute, `container` included. */
  readonly url: string;
  /** What the children are from; undefined while they are the ones the page came with. */
  readonly loadedSrc: string | undefined;
  readonly allowOrigin: string | undefined;
  /** Takes the focus from what a success removes. */
  readonly region: RefObject<HTMLElement | null>;
}

/**
 * Keeps the children in step with the URL. They and `data-loaded-src` are the page's from then on: a Turbo snapshot
 * holds both, and shows them on the way back without another request. A morph takes both away, and they load anew.
 */
export function useContent({ url, loadedSrc, allowOrigin, region }: ContentOptions): Request {
  const widget = useWidget<typeof schema>();
  const request = useRequest();
  const { begin, stop } = request;
  const [earlier] = useState(() => new Map<string, readonly ChildNode[]>());

  useLiveEffect(() => {
    if (url === loadedSrc) return;

    const show = (nodes: readonly Node[]) => {
      const { element } = widget;
      // In the children that go, or on the button that tried again.
      const focused = element.contains(document.activeElement);
      if (loadedSrc !== undefined) earlier.set(loadedSrc, [...element.childNodes]);
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
      const { fragment } = await fetchPiece(url, { allowOrigin, signal });
      show([...fragment.childNodes]);
    });
    return stop;
  }, [widget, url, loadedSrc, allowOrigin, begin, stop, earlier, region]);

  return request;
}
