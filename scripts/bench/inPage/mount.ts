import { allDrawn } from "./buttons";
import { drawnFrame, nextFrame, quiet } from "./frames";

/** Waits for the button that the page came with, so that all code is loaded, and takes it away. */
export async function ready(selector: string): Promise<void> {
  await drawnFrame(() => allDrawn([...document.querySelectorAll(selector)]));
  document.querySelector("#first")?.replaceChildren();
  await quiet();
}

export interface MountOrder {
  readonly html: string;
  readonly selector: string;
  /** How many elements, from the first, are in view or near it. */
  readonly near: number;
  /** Delay after a frame, in ms. Markup comes at any moment between two frames, and waits for the next one. */
  readonly phase: number;
}

/** Time in ms from the insertion of the markup until a frame with every button in or near view has been drawn. */
export async function mount({ html, selector, near, phase }: MountOrder): Promise<number> {
  const host = document.querySelector("#host") ?? document.body;
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, phase));
  const start = performance.now();
  host.innerHTML = html;
  const elements = [...host.querySelectorAll(selector)].slice(0, near);
  await drawnFrame(() => allDrawn(elements));
  const time = performance.now() - start;
  await quiet();
  return time;
}

/** Takes all buttons off the page and waits until nothing is left to do. */
export async function remove(): Promise<void> {
  document.querySelector("#host")?.replaceChildren();
  await quiet();
}
