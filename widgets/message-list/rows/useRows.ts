import { useWidget } from "@yy/element";
import { useEffect, useReducer } from "react";

/** What of the rows and parts other scripts may change. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ["data-message-id", "data-read", "data-part"],
};

/** Draws the component again when rows come, go or are read by other hands, and on the function returned. */
export function useRows(): () => void {
  const { element } = useWidget();
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0);

  useEffect(() => {
    drawAgain();
    const observer = new MutationObserver(drawAgain);
    observer.observe(element, watched);
    const end = new AbortController();
    // A form's fields have their first values only after the event; a page out of the cache has its own.
    const later = () => void Promise.resolve().then(drawAgain);
    document.addEventListener("reset", later, { signal: end.signal });
    addEventListener("pageshow", drawAgain, { signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [element]);

  return drawAgain;
}
