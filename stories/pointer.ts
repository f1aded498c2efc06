import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    movePointerAway(): Promise<void>;
  }
}

/** Higher than a story's own window, or Vitest would scale it down to fit. */
export const viewport = { width: 1280, height: 900 };

/**
 * From the page's first corner, where it begins, to its last, where no story is: a slider under a
 * pointer waits.
 */
export const movePointerAway: BrowserCommand<[]> = ({ page }) =>
  page.mouse.move(viewport.width - 1, viewport.height - 1);
