/** Files of stories that are tests alone: there is nothing to look at. */
export const testsAlone: readonly string[] = ["toolbars"];

/** Stories without pictures, `widget/Story` → why it cannot keep still. */
export const leftOut: Readonly<Record<string, string>> = {};

/** Stories of what visitors who want less motion do not get. All others are seen as they see them. */
export const inMotion: readonly string[] = ["slider/Playing", "slider/Stopped"];

/** Stories that load more as their window grows: seen as far as a window shows them. All others are seen to their end. */
export const endless: readonly string[] = [
  "infinite-scroll/FilledAtOnce",
  "infinite-scroll/EndNotNear",
];
