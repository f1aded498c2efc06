import { drawnButton } from "./buttons";
import { drawnFrame } from "./frames";

export interface ClickTime {
  /** From the event's own time stamp until a frame with the other label has been drawn, in ms. */
  readonly time: number;
  /** Frames until then; 1 is the very next one. */
  readonly frames: number;
}

let watched: Promise<ClickTime> | undefined;

/** Gets ready for one real click on the first button. */
export function watchClick(selector: string): void {
  const element = document.querySelector(`#host ${selector}`);
  const pressed = () => element && drawnButton(element)?.getAttribute("aria-pressed");
  const before = pressed();
  watched = new Promise((resolve) => {
    const measure = async ({ timeStamp }: Event) => {
      const frames = await drawnFrame(() => pressed() !== before);
      resolve({ time: performance.now() - timeStamp, frames });
    };
    window.addEventListener("click", measure, { once: true, capture: true });
  });
}

/** @throws Error when no click is being watched */
export function clickTime(): Promise<ClickTime> {
  if (!watched) throw new Error("watchClick comes first");
  return watched;
}
