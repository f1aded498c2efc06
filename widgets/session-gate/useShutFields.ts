import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";

const controls = "input, select, textarea, button";

/**
 * Disables the fields of a gate while it is shut. A form around it would require fields that the
 * visitor cannot see, and would send values that are for other visitors.
 */
export function useShutFields(open: boolean): void {
  const { element } = useWidget();
  useDomPatches(
    (patches) => {
      if (open) return undefined;
      const disable = () => {
        for (const control of element.querySelectorAll(controls))
          patches.set(control, "disabled", "");
      };
      disable();
      const watcher = new MutationObserver(disable);
      watcher.observe(element, { childList: true, subtree: true });
      return () => watcher.disconnect();
    },
    [element, open],
  );
}
