type Tree = Document | ShadowRoot;

/** Sheets by window: a document refuses those that were constructed for another. */
const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>();

/**
 * Adds styles to a document or shadow root, before sheets that the page itself has adopted there.
 * They are constructed stylesheets, one per text, shared by every element that adopts it, which
 * `style-src 'self'` allows.
 *
 * @returns the sheets; none in a document that is not shown, such as the one of a `DOMParser`
 */
export function adoptStyles(tree: Tree, styles: readonly string[]): readonly CSSStyleSheet[] {
  const view = (tree.ownerDocument ?? (tree as Document)).defaultView;
  if (!view) return [];
  const known = sheets.get(view) ?? new Map<string, CSSStyleSheet>();
  sheets.set(view, known);
  const ours = styles.map((css) => {
    const sheet = known.get(css) ?? new view.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
  const adopted = tree.adoptedStyleSheets;
  // All are there if the first is: they are adopted together.
  if (!adopted.includes(ours[0] as CSSStyleSheet)) tree.adoptedStyleSheets = [...ours, ...adopted];
  return ours;
}
