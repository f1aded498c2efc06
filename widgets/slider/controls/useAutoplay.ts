import { useCustomState, useLiveEffect, useWidget } from "@yy/element";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { schema } from "../schema";

/** How long a slide is shown, in ms. */
const stay = 5000;

/** Reasons to pause. */
interface Waiting {
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly hidden: boolean;
}

const notWaiting: Waiting = { hovered: false, focused: false, hidden: false };
const calmMotion = "(prefers-reduced-motion: reduce)";

interface Options {
  /** `data-autoplay` is set, and there is more than one slide. */
  readonly isWanted: boolean;
  readonly index: number;
  readonly goOn: () => void;
}

/** Goes on every 5 s until the visitor takes over (README, Autoplay). */
export function useAutoplay({ isWanted, index, goOn }: Options) {
  const { element } = useWidget<typeof schema>();
  const [isStopped, setStopped] = useState(false);
  const [isCalm, setCalm] = useState(() => matchMedia(calmMotion).matches);
  const [isLive, setLive] = useState(false);
  const [waiting, setWaiting] = useState(notWaiting);
  const isOffered = isWanted && !isCalm;
  const isPlaying = isOffered && isLive && !isStopped && !Object.values(waiting).some(Boolean);
  useCustomState<typeof schema>("playing", isPlaying);

  useEffect(() => {
    const media = matchMedia(calmMotion);
    const look = () => setCalm(media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);

  useLiveEffect(() => {
    if (!isOffered) return;
    const end = watchUse(element, (change) => setWaiting((now) => ({ ...now, ...change })));
    setLive(true);
    return () => {
      end();
      setLive(false);
    };
  }, [element, isOffered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays its full time
  useLayoutEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(goOn, stay);
    return () => clearTimeout(timer);
  }, [isPlaying, index, goOn]);

  const stop = useCallback(() => setStopped(true), []);
  /**
   * Play starts at once, although pointer and focus are on the button; they pause again after
   * leaving it.
   */
  const toggle = () => {
    setStopped(!isStopped);
    if (isStopped) setWaiting(notWaiting);
  };
  return { isOffered, isStopped, isPlaying, stop, toggle };
}

/** Calls back when pointer, focus or visibility of the tab change. Returns a cleanup function. */
function watchUse(element: HTMLElement, changed: (change: Partial<Waiting>) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const staysInside = ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && element.contains(relatedTarget);
  const look = () => changed({ hidden: document.hidden });
  changed({
    hovered: element.matches(":hover"),
    focused: element.matches(":focus-within"),
    hidden: document.hidden,
  });
  element.addEventListener("pointerenter", () => changed({ hovered: true }), { signal });
  element.addEventListener("pointerleave", () => changed({ hovered: false }), { signal });
  element.addEventListener("focusin", (event) => staysInside(event) || changed({ focused: true }), {
    signal,
  });
  element.addEventListener(
    "focusout",
    (event) => staysInside(event) || changed({ focused: false }),
    { signal },
  );
  document.addEventListener("visibilitychange", look, { signal });
  return () => over.abort();
}
