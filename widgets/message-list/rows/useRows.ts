import { useWidget } from "@yy/element";
import { onShown } from "@yy/page/moments";
import { onReset } from "@yy/ui/fields/field";
import { useEffect, useReducer } from "react";

/** Changes of the rows and parts that scripts of the page make. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ["data-message-id", "data-read", "data-part", "class", "hidden"],
};

/**
 * Renders again when the page adds, removes or marks rows, and when the returned function is
 * called.
 */
export function useRows(): () => void {
  const { element } = useWidget();
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0);

  useEffect(() => {
    drawAgain();
    const observer = new MutationObserver(drawAgain);
    observer.observe(element, watched);
    const end = new AbortController();
    const stopReset = onReset(element, () => true, drawAgain);
    onShown(drawAgain, { signal: end.signal });
    return () => {
      observer.disconnect();
      stopReset();
      end.abort();
    };
  }, [element]);

  return drawAgain;
}
