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
 * A name that no library gives a meaning of its own: those of Vue and Alpine have colons and signs
 * as well.
 */
const PLAIN = /^[a-z][\w-]*$/;

/**
 * Names whose values are code to the browser or to Alpine, Vue, AngularJS or htmx, and the
 * browser's own patches.
 */
const CODE = /^(?:on|x-|v-|ng-|hx-on|patch)/;

/**
 * Whether an attribute of a custom element that HTML does not define may stay. Only the element
 * gives it a meaning, but no value may be an address that runs.
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
