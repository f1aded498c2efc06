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
 * Adds a stylesheet to the tree that the element is in, after all that the page has of its own. It stays: what is marked
 * in a page that comes back from its snapshot is styled before the widget is.
 */
export function adoptStyles(element: Element, css: string): void {
  const tree = element.getRootNode() as Document | ShadowRoot;
  const sheet = sharedStyleSheet(css);
  if (!tree.adoptedStyleSheets.includes(sheet))
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}
