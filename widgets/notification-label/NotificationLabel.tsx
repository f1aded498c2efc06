import { type PropsOf, useCustomState, useLiveEffect } from "@yy/element";
import { useKeepHidden } from "@yy/element/react/useKeepHidden";
import { useSyncExternalStore } from "react";
import { dismiss, isDismissed, watchViews } from "./dismissedLabels";
import type { schema } from "./schema";

/**
 * Shows the server's label until the visitor has been to the page that it points to, which sets a
 * cookie.
 */
export function NotificationLabel({ cookie, dismissPage, currentPage }: PropsOf<typeof schema>) {
  const dismissed = useSyncExternalStore(watchViews, () => isDismissed(cookie));
  useCustomState<typeof schema>("dismissed", dismissed);
  useKeepHidden(dismissed);

  useLiveEffect(() => {
    if (currentPage === dismissPage) dismiss(cookie);
    return undefined;
  }, [cookie, dismissPage, currentPage]);

  return dismissed ? null : <slot />;
}
