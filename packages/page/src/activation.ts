import { onActivated } from "./moments";

/** Resolves when the visitor sees the page, if the browser has prerendered it. */
export const whenActivated = (): Promise<unknown> | undefined =>
  Reflect.get(document, "prerendering") === true
    ? new Promise((resolve) => onActivated(resolve))
    : undefined;

/**
 * Runs the action now, or when the visitor sees the page, if the browser has prerendered it: until
 * then nothing is stored.
 */
export function onceSeen(action: () => void): void {
  const seen = whenActivated();
  if (seen) seen.then(action);
  else action();
}
