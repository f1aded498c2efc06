import { type Feature, type FeatureName, features } from "./features";
import { readSelectors } from "./selectors";
import { OlderStyles } from "./styleSheets";

/**
 * Removes these features from the browser, as far as a page can see: their APIs are missing, selectors with them throw,
 * style sheets lose the rules that use them. Call it in an init script, before any script of the page.
 */
export function takeAway(names: readonly FeatureName[]): void {
  const lost: readonly Feature[] = names.map((name) => features[name]);
  const styles = new OlderStyles(lost);
  if (!names.includes("adoptedStyleSheets")) ageConstructedSheets(styles);
  document.addEventListener("load", ({ target }) => ageLinked(target, styles), true);
  refuseSelectors(styles.unknown);
  refuseConditions(styles);
  for (const { remove } of lost) remove?.();
}

function ageConstructedSheets(styles: OlderStyles): void {
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text: string) {
    replaceSync.call(this, text);
    styles.age(this);
  };
}

function ageLinked(target: EventTarget | null, styles: OlderStyles): void {
  const isSheet = target instanceof HTMLLinkElement || target instanceof HTMLStyleElement;
  if (isSheet && target.sheet) styles.age(target.sheet);
}

function refuseSelectors(unknown: readonly RegExp[]): void {
  const searching = ["querySelector", "querySelectorAll"];
  for (const [holder, names] of [
    [Element.prototype, [...searching, "matches", "closest"]],
    [Document.prototype, searching],
    [DocumentFragment.prototype, searching],
  ] as const)
    for (const name of names) {
      const native = Reflect.get(holder, name) as (selectors: string) => unknown;
      const older = function (this: unknown, selectors: string) {
        const read = readSelectors(selectors, unknown);
        if (read === undefined)
          throw new DOMException(`'${selectors}' is not a valid selector`, "SyntaxError");
        return native.call(this, unknown.some((each) => each.test(selectors)) ? read : selectors);
      };
      Object.defineProperty(holder, name, { configurable: true, writable: true, value: older });
    }
}

function refuseConditions(styles: OlderStyles): void {
  const supports = CSS.supports as (...query: string[]) => boolean;
  Object.assign(CSS, {
    supports: (...query: string[]) =>
      styles.names(query.join(":"))
        ? (query[0] ?? "").startsWith("not")
        : supports.apply(CSS, query),
  });
}
