import { parseInstant } from "@yy/domain/time/parseInstant";
import { SECOND } from "@yy/domain/time/units";
import { type PropsOf, useWidget } from "@yy/element";
import { navigate } from "@yy/http/navigate";
import { flashMessage } from "@yy/ui/flashMessage";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";

/** Time to read the notification before the page is left, in ms. */
const readingTime = 3 * SECOND;

/** The ends each element has told of, so that none is told again when the element moves or comes back. */
const told = new WeakMap<Element, Set<number>>();

/** What to call at the end: tells, notifies and leaves, in this order, once for each end (README, The end). */
export function useFinish({ endsAt, redirectUrl, notify }: PropsOf<typeof schema>): () => void {
  const widget = useWidget<typeof schema>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end takes back the leaving of this one
  useEffect(() => () => clearTimeout(leaving.current), [endsAt]);

  return widget.handler(() => {
    if (!isFirstTime(widget.element, endsAt)) return;
    widget.emit("yy:countdown-finished", { endsAt });
    if (notify) flashMessage(notify, "alert");
    if (redirectUrl === undefined) return;
    if (!widget.emit("yy:before-countdown-redirect", { endsAt, url: redirectUrl })) return;
    const leave = widget.handler(() => navigate(redirectUrl));
    if (notify) leaving.current = setTimeout(leave, readingTime);
    else leave();
  });
}

function isFirstTime(element: Element, endsAt: string): boolean {
  const end = parseInstant(endsAt) ?? 0;
  const ends = told.get(element) ?? new Set();
  if (ends.has(end)) return false;
  told.set(element, ends.add(end));
  return true;
}
