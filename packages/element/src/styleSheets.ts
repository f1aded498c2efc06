const sheets = new Map<string, CSSStyleSheet>();

/** One constructed stylesheet per text, shared by every element that adopts it; allowed under `style-src 'self'`. */
export function sharedStyleSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
