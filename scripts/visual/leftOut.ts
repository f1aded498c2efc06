/** Stories without pictures, `widget/Story` → why it cannot keep still. */
export const leftOut: Readonly<Record<string, string>> = {};

/** Stories of what visitors who want less motion do not get. All others are seen as they see them. */
export const inMotion: readonly string[] = ["slider/Playing", "slider/Stopped"];
