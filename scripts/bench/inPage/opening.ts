import { drawnFrame } from "./frames";

/** What is to open: a dialog in the shadow root of this tag, or the second of some tabs. */
export interface Opener {
  readonly tag: string;
  readonly isTabs: boolean;
}

let watched: Promise<number> | undefined;

/** Gets ready for one real click that opens something. */
export function watchOpening({ tag, isTabs }: Opener): void {
  const isOpen = () =>
    isTabs
      ? document.querySelector("#second")?.checkVisibility() === true
      : document.querySelector(tag)?.shadowRoot?.querySelector("dialog")?.open === true;
  watched = new Promise((resolve) => {
    const measure = async ({ timeStamp }: Event) => {
      await drawnFrame(isOpen);
      resolve(performance.now() - timeStamp);
    };
    window.addEventListener("click", measure, { once: true, capture: true });
  });
}

/**
 * From the click until a frame with it open has been drawn, in ms.
 * @throws Error when no click is being watched
 */
export function openingTime(): Promise<number> {
  if (!watched) throw new Error("watchOpening comes first");
  return watched;
}
