import type { BrowserCommand } from "vitest/node";

/** Media features that visitors set in their system. */
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
 * Makes the browser emulate the features, including the system colours of forced colours. Features
 * that are not named keep their values.
 */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media);
