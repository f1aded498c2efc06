import { useDomPatches } from "./useDomPatches";
import { useWidget } from "./useWidget";

/**
 * Sets an attribute on the element while something is on, for rules of `childStyles` about the
 * server's children. `:state(…)` will not do: a rule that goes on behind it makes the browser look
 * through the children of every element of the page whose states change, whatever its tag.
 */
export function useHostMark(mark: `data-yy-${string}`, on: boolean): void {
  const { element } = useWidget();
  useDomPatches(
    (patches) => {
      if (on) patches.set(element, mark, "");
      return undefined;
    },
    [element, mark, on],
  );
}
