interface Browser {
  readonly navigator: object;
  matchMedia(query: string): { readonly matches: boolean };
}

/** The part of `navigator` that Chromium alone has. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked for few bytes. */
export const savesData = ({ navigator, matchMedia }: Browser): boolean =>
  (navigator as ConnectedNavigator).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;
