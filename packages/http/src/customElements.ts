/** Names of SVG and MathML, which custom elements cannot have. */
const RESERVED = new Set([
  "annotation-xml",
  "color-profile",
  "font-face",
  "font-face-src",
  "font-face-uri",
  "font-face-format",
  "font-face-name",
  "missing-glyph",
]);

/** Whether an element of this name, in lower case, is a custom element. */
export const isCustomElement = (tag: string): boolean =>
  /^[a-z].*-/.test(tag) && !RESERVED.has(tag);

/**
 * Names that no library gives a meaning: those of Vue and Alpine contain colons and other signs.
 */
const PLAIN = /^[a-z][\w-]*$/;

/**
 * Names whose values are code to the browser or to Alpine, Vue, AngularJS or htmx, and the
 * browser's own patches.
 */
const CODE = /^(?:on|x-|v-|ng-|hx-on|patch)/;

/**
 * Whether an attribute that HTML does not define may stay on a custom element. Only the element
 * gives it a meaning, but its value may not be an address that runs.
 */
export const isKeptByCustomElement = (name: string, value: string): boolean =>
  PLAIN.test(name) && !CODE.test(name) && !isScriptUrl(value);

function isScriptUrl(value: string): boolean {
  try {
    return new URL(value).protocol === "javascript:";
  } catch {
    return false;
  }
}
