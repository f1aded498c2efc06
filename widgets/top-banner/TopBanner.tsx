import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useKeepHidden } from "@yy/element/react/useKeepHidden";
import { CloseButton } from "@yy/ui/CloseButton";
import { type MouseEvent, useSyncExternalStore } from "react";
import { isClosed, rememberClosing, watchClosings } from "./closedBanners";
import { focusAfter } from "./focusAfter";
import type { schema } from "./schema";
import { useSection } from "./useSection";

/**
 * Shows the server's banner with a button that closes it; nothing when the banner of its section is
 * closed.
 */
export function TopBanner({ section: authored, labelClose }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const section = useSection(authored);
  const closed = useSyncExternalStore(watchClosings, () => isClosed(section));
  useCustomState<typeof schema>("closed", closed);
  useKeepHidden(closed);

  const close = ({ detail }: MouseEvent) => {
    rememberClosing(section);
    // A `detail` of 0 means that it was a key. After a click by pointer the focus is not moved: in
    // the search field it could open a phone's keyboard.
    if (detail === 0) focusAfter(widget.element);
    widget.emit("yy:banner-closed", { section });
  };

  if (closed) return null;
  return (
    <>
      <slot />
      <CloseButton label={labelClose} onClick={widget.handler(close)} />
    </>
  );
}
