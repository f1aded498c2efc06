import { useCustomState, useLiveEffect, useWidget } from "@yy/element";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { schema } from "../schema";

/** How long a slide is shown. */
const slideMs = 5000;

/** The reasons to pause. */
interface PauseReasons {
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly hidden: boolean;
}

const noReasons: PauseReasons = { hovered: false, focused: false, hidden: false };
const calmMotion = "(prefers-reduced-motion: reduce)";

interface Options {
  /** Whether `data-autoplay` is set, and there is more than one slide. */
  readonly isWanted: boolean;
  readonly index: number;
  readonly showNext: () => void;
}

/** Shows the next slide every 5 s until the visitor takes over (README, Autoplay). */
export function useAutoplay({ isWanted, index, showNext }: Options) {
  const { element } = useWidget<typeof schema>();
  const [isStopped, setStopped] = useState(false);
  const [isCalm, setCalm] = useState(() => matchMedia(calmMotion).matches);
  const [isLive, setLive] = useState(false);
  const [reasons, setReasons] = useState(noReasons);
  const isOffered = isWanted && !isCalm;
  const isPlaying = isOffered && isLive && !isStopped && !Object.values(reasons).some(Boolean);
  useCustomState<typeof schema>("playing", isPlaying);

  useEffect(() => {
    const media = matchMedia(calmMotion);
    const look = () => setCalm(media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);

  useLiveEffect(() => {
    if (!isOffered) return;
    const end = watchUse(element, (change) => setReasons((now) => ({ ...now, ...change })));
    setLive(true);
    return () => {
      end();
      setLive(false);
    };
  }, [element, isOffered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays its full time
  useLayoutEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(showNext, slideMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index, showNext]);

  const stop = useCallback(() => setStopped(true), []);
  /**
   * Starts at once on a press of play, although pointer and focus are on the button. They pause it
   * again once they have left it.
   */
  const toggle = () => {
    setStopped(!isStopped);
    if (isStopped) setReasons(noReasons);
  };
  return { isOffered, isStopped, isPlaying, stop, toggle };
}

/** Calls back when pointer, focus or visibility of the tab change. Returns a cleanup function. */
function watchUse(
  element: HTMLElement,
  changed: (change: Partial<PauseReasons>) => void,
): () => void {
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
