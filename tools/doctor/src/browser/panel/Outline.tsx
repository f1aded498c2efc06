import { closePopover, openPopover } from "@yy/page/topLayer";
import { useLayoutEffect, useRef } from "react";
import { useStore } from "zustand/react";
import type { Spotlight } from "./Spotlight";

/**
 * A frame around the element of the spotlight, in the top layer; follows the element in each frame.
 */
export function Outline({ spotlight }: { readonly spotlight: Spotlight }) {
  const { element, isWithin } = useStore(spotlight.store);
  const frame = useRef<HTMLDivElement>(null);

  // A layout effect, because Preact runs other effects only after the next frame.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !element) return;
    openPopover(current);
    let request: number;
    const follow = () => {
      if (!element.isConnected) return spotlight.clear();
      const { x, y, width, height } = element.getBoundingClientRect();
      Object.assign(current.style, {
        translate: `${x}px ${y}px`,
        inlineSize: `${width}px`,
        blockSize: `${height}px`,
      });
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(request);
      closePopover(current);
    };
  }, [element, spotlight]);

  return (
    <div
      ref={frame}
      className="outline"
      popover="manual"
      aria-hidden="true"
      data-within={isWithin}
    />
  );
}
