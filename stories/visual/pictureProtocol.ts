/** What `scripts/visual` asks the page of a story, as `window.yyPictures`. */
export interface PicturePage {
  /** Resolves once the story is drawn and its play has ended. */
  readonly story: Promise<void>;
  /** Shows the story in a theme and waits until nothing on the page is on its way. */
  readonly showTheme: (theme: Theme) => Promise<ShownTheme>;
}

export type Theme = "light" | "dark";

export interface ShownTheme {
  /** Of the document, in CSS pixels. */
  readonly height: number;
  /** What was still on its way when the time was up, in words. */
  readonly awaited: readonly string[];
}

/** Query of the page's address: which story it draws. */
export const storyQuery = (file: string, name: string): string =>
  `?${new URLSearchParams({ file, story: name })}`;
