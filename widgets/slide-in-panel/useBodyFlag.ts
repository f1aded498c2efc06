import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useState } from "react";

/**
 * Marks `<body>` while the panel is open, for the page's own styles (README, Opening and closing). The attribute lists
 * the panels that are open.
 */
export function useBodyFlag(name: string): (raised: boolean) => void {
  const { element } = useWidget();
  const [isRaised, raise] = useState(false);
  const word = name.replace(/\s/g, "-");
  useDomPatches(
    (patches) => {
      if (isRaised) patches.addToken(element.ownerDocument.body, "data-yy-panel-open", word);
      return undefined;
    },
    [isRaised, element, word],
  );
  return raise;
}
