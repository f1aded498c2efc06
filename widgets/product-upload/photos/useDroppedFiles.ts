import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { isFromLayer } from "@yy/page/topLayer";
import { useEffect, useState } from "react";

/**
 * Takes files that are dropped anywhere on the widget. Returns whether files are being dragged over
 * it.
 */
export function useDroppedFiles(dropped: (files: File[]) => void): boolean {
  const { element } = useWidget();
  const [isDragging, setDragging] = useState(false);
  const take = useLatest(dropped);

  useEffect(() => {
    const end = new AbortController();
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files") || isFromLayer(event, element)) return;
      // Otherwise the browser would leave the page and show the picture.
      event.preventDefault();
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files") || isFromLayer(event, element)) return;
      event.preventDefault();
      setDragging(false);
      take.current([...dataTransfer.files]);
    };
    element.addEventListener("dragover", over, end);
    element.addEventListener("dragleave", leave, end);
    element.addEventListener("drop", drop, end);
    return () => end.abort();
  }, [element, take]);
  return isDragging;
}
