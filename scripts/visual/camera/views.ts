import type { Theme } from "../../../stories/visual/pictureProtocol";

/** One of the pictures of a story. */
export interface View {
  readonly width: number;
  /** Of the window before it grows to hold the whole page: most stories are far lower. */
  readonly height: number;
  readonly theme: Theme;
}

/** A desktop and a phone, in the order in which they are taken: a window is resized once. */
export const views: readonly View[] = [
  { width: 1280, height: 640, theme: "light" },
  { width: 1280, height: 640, theme: "dark" },
  { width: 390, height: 720, theme: "dark" },
  { width: 390, height: 720, theme: "light" },
];

/** `1280 light`. */
export const viewName = ({ width, theme }: View): string => `${width} ${theme}`;
