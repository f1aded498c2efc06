import { configure, waitFor, within } from "storybook/test";

/** The timeout for a widget to load and mount, and for elements that a play function looks for. */
const timeoutMs = 15_000;

configure({
  asyncUtilTimeout: timeoutMs,
  // Testing Library cannot print a shadow root in its error message.
  getElementError: (message, container) =>
    new Error(`${message ?? "not found"}\n${container.innerHTML}`),
});

/** Testing Library polls, because a custom state causes no DOM mutation. */
const intervalMs = 10;

/** Waits until the first element with the tag in the story has the state, and returns it. */
export async function inState(
  canvas: HTMLElement,
  tag: string,
  state: string,
): Promise<HTMLElement> {
  return waitFor(
    () => {
      const element = canvas.querySelector<HTMLElement>(tag);
      if (element?.matches(`:state(${state})`)) return element;
      throw new Error(`${tag} did not reach :state(${state})`);
    },
    { interval: intervalMs },
  );
}

/** Testing Library's queries for the shadow root of a widget, once it is mounted. */
export async function drawn(canvas: HTMLElement, tag: string) {
  const { shadowRoot } = await inState(canvas, tag, "mounted");
  return within(shadowRoot as unknown as HTMLElement);
}
