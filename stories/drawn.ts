import { configure, waitFor, within } from "storybook/test";

// Testing Library cannot print the shadow root it searched in vain.
configure({
  getElementError: (message, container) =>
    new Error(`${message ?? "not found"}\n${container.innerHTML}`),
});

/** How long a widget may take to load and mount; ms. */
const patience = 8000;

/** Resolves to the first element of the tag in the story once it is in the state. */
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
    { timeout: patience },
  );
}

/** Testing Library's queries over what a mounted widget draws in its shadow root. */
export async function drawn(canvas: HTMLElement, tag: string) {
  const { shadowRoot } = await inState(canvas, tag, "mounted");
  return within(shadowRoot as unknown as HTMLElement);
}
