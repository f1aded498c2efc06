import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    movePointerAway(): Promise<void>;
  }
}

/** Higher than a story's frame, because otherwise Vitest scales the frame down. */
export const viewport = { width: 1280, height: 900 };

/**
 * Moves the pointer from its initial place in the upper left corner to the lower right corner,
 * where no story is, because autoplay of a slider stops under the pointer.
 */
export const movePointerAway: BrowserCommand<[]> = ({ page }) =>
  page.mouse.move(viewport.width - 1, viewport.height - 1);
