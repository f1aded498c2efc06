import { parseInstant } from "@yy/domain/time/parseInstant";
import { SECOND } from "@yy/domain/time/units";
import { type PropsOf, useWidget } from "@yy/element";
import { navigate } from "@yy/http/navigate";
import { flash } from "@yy/ui/flashMessage";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";

/** How long visitors can read the notification before the page is left. */
const readingTimeMs = 3 * SECOND;

/**
 * The end times for which each element has fired its event, so that it fires once even if the
 * element moves or is put back.
 */
const fired = new WeakMap<Element, Set<number>>();

/**
 * Returns the function to call at the end. It fires the event, shows the notification and
 * redirects, once for each end time (README, The end).
 */
export function useFinish({
  endsAt,
  redirectUrl,
  alertText,
  notify = alertText,
}: PropsOf<typeof schema>): () => void {
  const widget = useWidget<typeof schema>();
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end cancels the redirect of this one
  useEffect(() => () => clearTimeout(leaveTimer.current), [endsAt]);

  return widget.handler(() => {
    if (!isFirstTime(widget.element, endsAt)) return;
    widget.emit("yy:countdown-finished", { endsAt });
    if (notify) flash(notify, "alert");
    if (redirectUrl === undefined) return;
    if (!widget.emit("yy:before-countdown-redirect", { endsAt, url: redirectUrl })) return;
    // `replace`, because going back would lead to a page that redirects again.
    const leave = widget.handler(() => navigate(redirectUrl, "replace"));
    if (notify) leaveTimer.current = setTimeout(leave, readingTimeMs);
    else leave();
  });
}

function isFirstTime(element: Element, endsAt: string): boolean {
  const end = parseInstant(endsAt) ?? 0;
  const ends = fired.get(element) ?? new Set();
  if (ends.has(end)) return false;
  fired.set(element, ends.add(end));
  return true;
}
