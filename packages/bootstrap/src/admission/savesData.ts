interface Browser {
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  matchMedia(query: string): { readonly matches: boolean };
}

/** Whether the visitor has asked for few bytes. */
export const savesData = ({ navigator, matchMedia }: Browser): boolean =>
  navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
