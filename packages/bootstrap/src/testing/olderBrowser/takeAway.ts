import { type Feature, type FeatureName, features } from "./features";

/** A prefix that turns a name into one that no browser knows. */
const unknown = "unknown-";

/**
 * The style sheet, selector or condition with these features renamed, so that the browser drops the
 * rules that depend on them.
 */
export function withoutFeatures(css: string, names: readonly FeatureName[]): string {
  const lost: readonly Feature[] = names.map((name) => features[name]);
  return lost.reduce((text, { css }) => (css ? text.replace(css, `${unknown}$&`) : text), css);
}

/**
 * Removes these features from the browser, as far as a page can see: their APIs are missing, their
 * attributes without effect, selectors with them throw, constructed style sheets lose the rules
 * that use them. Call it in an init script, before any script of the page.
 */
export function takeAway(names: readonly FeatureName[]): void {
  const rewritten = (css: string) => withoutFeatures(css, names);
  rewriteFirst(CSSStyleSheet.prototype, "replaceSync", rewritten);
  for (const { prototype } of [Element, Document, DocumentFragment])
    for (const name of ["querySelector", "querySelectorAll", "matches", "closest"])
      if (Object.hasOwn(prototype, name)) rewriteFirst(prototype, name, rewritten);
  const supports = CSS.supports as (...query: string[]) => boolean;
  Object.assign(CSS, {
    supports: (...query: string[]) => supports.apply(CSS, query.map(rewritten)),
  });

  const lost: readonly Feature[] = names.map((name) => features[name]);
  for (const { apis = [], attribute, change } of lost) {
    for (const api of apis) remove(api);
    if (attribute !== undefined)
      for (const name of ["getAttribute", "hasAttribute", "removeAttribute", "setAttribute"])
        rewriteFirst(Element.prototype, name, (of) => (of === attribute ? unknown + of : of));
    change?.();
  }
}

/** Wraps a method so that its first parameter is rewritten. */
function rewriteFirst(owner: object, name: string, rewrite: (text: string) => string): void {
  const native = Reflect.get(owner, name) as (...parameters: string[]) => unknown;
  const value = function (this: unknown, first: string, ...others: string[]) {
    return native.call(this, rewrite(first), ...others);
  };
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
}

/** Deletes a member of the window, of an object there or of instances of a class there. */
function remove(api: string): void {
  const [name = "", holderName] = api.split(".").reverse();
  const holder: object = holderName === undefined ? window : Reflect.get(window, holderName);
  Reflect.deleteProperty(holder, name);
  if (typeof holder === "function") Reflect.deleteProperty(holder.prototype, name);
}
