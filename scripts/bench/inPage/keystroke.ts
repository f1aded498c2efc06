import { drawnFrame } from "./frames";

const times: number[] = [];

/** Gets ready for one real key that changes the text of the field in focus. */
export function watchKeystroke(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error("no field has the focus");
  const before = field.value;
  const measure = async ({ timeStamp }: Event) => {
    await drawnFrame(() => field.value !== before);
    times.push(performance.now() - timeStamp);
  };
  window.addEventListener("keydown", measure, { once: true, capture: true });
}

/** From each key until a frame with what it wrote has been drawn, in ms; since this was last asked. */
export function keystrokeTimes(): number[] {
  return times.splice(0);
}
