import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLateChild } from "@yy/element/react/useServerPart";
import { useEffect, useState } from "react";

/**
 * Whether the whole list is loaded: there is no `yy-infinite-scroll` in it, or that has finished.
 * Until then the actions are hidden (README, Behaviour).
 */
export function useListComplete(): boolean {
  const { element } = useWidget();
  const { child: list, isMissing } = useLateChild("yy-infinite-scroll");
  const [isFinished, setFinished] = useState(false);
  const isComplete = list ? isFinished : isMissing;

  useEffect(() => {
    if (!list) return;
    const look = () => setFinished(["", "true"].includes(list.dataset.finished ?? "false"));
    const finish = () => setFinished(true);
    look();
    const observer = new MutationObserver(look);
    observer.observe(list, { attributeFilter: ["data-finished"] });
    element.addEventListener("yy:infinite-scroll-finished", finish);
    return () => {
      observer.disconnect();
      element.removeEventListener("yy:infinite-scroll-finished", finish);
    };
  }, [element, list]);

  useDomPatches(
    (patches) => {
      if (isComplete) return undefined;
      for (const actions of element.querySelectorAll("[data-part=actions]"))
        patches.set(actions, "hidden", "");
      return undefined;
    },
    [element, isComplete],
  );
  return isComplete;
}
