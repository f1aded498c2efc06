import { onActivated } from "./moments";

/** Resolves when the visitor sees the page, if the browser has prerendered it. */
export const whenActivated = (): Promise<unknown> | undefined =>
  Reflect.get(document, "prerendering") === true
    ? new Promise((resolve) => onActivated(resolve))
    : undefined;
