import { parseInstant } from "@yy/domain/time/parseInstant";
import { SECOND } from "@yy/domain/time/units";
import { type PropsOf, useWidget } from "@yy/element";
import { navigate } from "@yy/http/navigate";
import { flash } from "@yy/ui/flashMessage";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";

/** Time to read the notification before the page is left, in ms. */
const readingTime = 3 * SECOND;

/**
 * The end times each element has fired its event for, so that it fires once when the element moves
 * or comes back.
 */
const fired = new WeakMap<Element, Set<number>>();

/**
 * Returns what to call at the end: fires the event, shows the notification and redirects, once for
 * each end time (README, The end).
 */
export function useFinish({ endsAt, redirectUrl, notify }: PropsOf<typeof schema>): () => void {
  const widget = useWidget<typeof schema>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end cancels the redirect of this one
  useEffect(() => () => clearTimeout(leaving.current), [endsAt]);

  return widget.handler(() => {
    if (!isFirstTime(widget.element, endsAt)) return;
    widget.emit("yy:countdown-finished", { endsAt });
    if (notify) flash(notify, "alert");
    if (redirectUrl === undefined) return;
    if (!widget.emit("yy:before-countdown-redirect", { endsAt, url: redirectUrl })) return;
    // Back would lead to a page that leads on again.
    const leave = widget.handler(() => navigate(redirectUrl, "replace"));
    if (notify) leaving.current = setTimeout(leave, readingTime);
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
