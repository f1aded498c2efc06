import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";

/** What is done with the whole list shows once the list is whole (README, Behaviour). */
export function useActions(isComplete: boolean): void {
  const { element } = useWidget();
  useDomPatches(
    (patches) => {
      if (isComplete) return undefined;
      for (const actions of element.querySelectorAll("[data-part=actions]"))
        patches.set(actions, "hidden", "");
      return undefined;
    },
    [element, isComplete],
  );
}
