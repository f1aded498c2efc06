import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useStyles } from "@yy/element/react/useStyles";
import { useEffect, useState } from "react";
import type { schema } from "./schema";
import { watchPinned } from "./watchPinned";

type Props = PropsOf<typeof schema>;

/**
 * Sets the distances of the element, which the browser pins (`position: sticky`), and its state
 * while it is pinned.
 */
export function PinnedTag({ top, bottom }: Props) {
  const { element } = useWidget<typeof schema>();
  const [isPinned, setPinned] = useState(false);
  useDistances({ top, bottom });
  useEffect(() => watchPinned(element, { top, bottom }, setPinned), [element, top, bottom]);
  useCustomState<typeof schema>("pinned", isPinned);
  return <slot />;
}

/**
 * Sets the distances in a style sheet of the shadow root, so that the element's own attributes stay
 * as the server sent them.
 */
function useDistances({ top, bottom }: Props): void {
  useStyles(
    // These rules must override the page's style, which has the same distances as defaults.
    `:host { top: ${top}px !important; margin-block-end: ${bottom}px !important; }`,
  );
}
