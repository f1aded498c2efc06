/** Undoes the browser's own styles of `[popover]`. */
export const neutralPopovers = `[popover]:not([hidden]) {
  display: block;
  position: static;
  inset: auto;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
}`;

/** Makes `hidden="until-found"` like any other `hidden`: a `display` of the page shows it. */
export const neutralUntilFound = `[hidden="until-found"] {
  display: none;
  content-visibility: visible;
}`;

const sheets: CSSStyleSheet[] = [];

/**
 * Undoes effects of the browser's own style sheet. The rules are below all rules of the page and of the widgets, in the
 * document and in every shadow root that gets sheets.
 */
export function neutralise(rules: string): void {
  if (sheets.length === 0) putBeneath();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer { ${rules} }`);
  sheets.push(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets];
}

/** Makes every list of adopted style sheets begin with ours; the getter leaves them out. */
function putBeneath(): void {
  for (const { prototype } of [Document, ShadowRoot]) {
    const native = Object.getOwnPropertyDescriptor(prototype, "adoptedStyleSheets");
    Object.defineProperty(prototype, "adoptedStyleSheets", {
      configurable: true,
      get(this: Document | ShadowRoot) {
        const adopted = native?.get?.call(this) as CSSStyleSheet[];
        return adopted.filter((each) => !sheets.includes(each));
      },
      set(this: Document | ShadowRoot, adopted: readonly CSSStyleSheet[]) {
        native?.set?.call(this, [...sheets, ...adopted]);
      },
    });
  }
}
