import { useCustomState, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { isFromLayer } from "@yy/page/topLayer";
import { useEffect, useState } from "react";
import type { schema } from "./schema";

/**
 * Takes files that are dropped anywhere on the element. Other drops are left to the browser.
 * @returns whether a file is being dragged over the element
 */
export function useImageDrop(drop: (files: readonly File[]) => void): boolean {
  const { element } = useWidget();
  const [dragging, setDragging] = useState(false);
  const latest = useLatest(drop);
  useCustomState<typeof schema>("dragging", dragging);

  useEffect(() => {
    const over = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files") || isFromLayer(event, element)) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      dataTransfer.dropEffect = "copy";
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // The pointer has moved from one child to another and is still over the element.
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      setDragging(false);
    };
    const dropped = (event: DragEvent) => {
      setDragging(false);
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files") || isFromLayer(event, element)) return;
      event.preventDefault();
      latest.current([...dataTransfer.files]);
    };
    const end = new AbortController();
    element.addEventListener("dragenter", over, end);
    element.addEventListener("dragover", over, end);
    element.addEventListener("dragleave", leave, end);
    element.addEventListener("drop", dropped, end);
    return () => end.abort();
  }, [element, latest]);

  return dragging;
}
