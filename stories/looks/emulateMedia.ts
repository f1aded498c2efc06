import type { BrowserCommand } from "vitest/node";

/** What a visitor may have asked of their system. */
export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
  readonly reducedMotion?: "reduce" | "no-preference";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>;
  }
}

/**
 * Has the browser itself emulate it, with all that it replaces by system colours; what is not named
 * stays.
 */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media);
