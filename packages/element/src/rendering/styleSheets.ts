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

/**
 * Adds a stylesheet to the document or shadow root that the element is in, after the page's own. It is never removed: a
 * page restored from a snapshot may hold marks of ours, which must be styled before its widgets mount.
 */
export function adoptStyles(element: Element, css: string): void {
  const tree = element.getRootNode() as Document | ShadowRoot;
  const sheet = sharedStyleSheet(css);
  if (!tree.adoptedStyleSheets.includes(sheet))
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}
