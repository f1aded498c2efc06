interface Browser {
  readonly navigator: object;
  matchMedia(query: string): { readonly matches: boolean };
}

/** A part of `navigator` that only Chromium has. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked the browser to save data. */
export const savesData = ({ navigator, matchMedia }: Browser): boolean =>
  (navigator as ConnectedNavigator).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;
