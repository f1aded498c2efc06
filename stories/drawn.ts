import { configure, waitFor, within } from "storybook/test";

/** How long a widget may take to load and mount, or to show what a play looks for; ms. */
const patience = 15_000;

configure({
  asyncUtilTimeout: patience,
  // Testing Library cannot print the shadow root it searched in vain.
  getElementError: (message, container) =>
    new Error(`${message ?? "not found"}\n${container.innerHTML}`),
});

/**
 * A state is no mutation of the document, by which Testing Library would look again at once; ms.
 */
const interval = 10;

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
    { interval },
  );
}

/** Testing Library's queries over what a mounted widget draws in its shadow root. */
export async function drawn(canvas: HTMLElement, tag: string) {
  const { shadowRoot } = await inState(canvas, tag, "mounted");
  return within(shadowRoot as unknown as HTMLElement);
}
