import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { sharedStyleSheet } from "@yy/element/core/styleSheets";
import { useEffect, useLayoutEffect, useState } from "react";
import type { schema } from "./schema";
import { watchPinned } from "./watchPinned";

type Props = PropsOf<typeof schema>;

/** The browser pins it (`position: sticky`); this sets the distances, and says when it is pinned. */
export function PinnedTag({ top, bottom }: Props) {
  const { element } = useWidget<typeof schema>();
  const [isPinned, setPinned] = useState(false);
  useDistances({ top, bottom });
  useEffect(() => watchPinned(element, { top, bottom }, setPinned), [element, top, bottom]);
  useCustomState<typeof schema>("pinned", isPinned);
  return <slot />;
}

/** In a style sheet of the shadow root: the element itself stays as the server sent it. */
function useDistances({ top, bottom }: Props): void {
  const { element } = useWidget<typeof schema>();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    if (!root) return;
    // Stands against the page's style, which holds the same distances as defaults.
    const sheet = sharedStyleSheet(
      `:host { top: ${top}px !important; margin-block-end: ${bottom}px !important; }`,
    );
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [element, top, bottom]);
}
