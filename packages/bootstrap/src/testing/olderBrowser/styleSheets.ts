import type { Feature } from "./features";
import { readSelectors } from "./selectors";

/** Changes style sheets as a browser without some features would read them. */
export class OlderStyles {
  readonly unknown: readonly RegExp[];
  readonly #properties: readonly string[];
  readonly #atRules: readonly string[];

  constructor(lost: readonly Feature[]) {
    this.unknown = lost.flatMap(({ selector }) => selector ?? []);
    this.#properties = lost.flatMap(({ properties }) => properties ?? []);
    this.#atRules = lost.flatMap(({ atRule }) => atRule ?? []);
  }

  /** Whether a condition names a removed feature. */
  names(condition: string): boolean {
    return (
      this.unknown.some((pattern) => pattern.test(condition)) ||
      this.#properties.some((property) => condition.includes(property))
    );
  }

  /** Removes the rules and declarations that such a browser would drop. */
  age(sheet: CSSStyleSheet | CSSGroupingRule): void {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (rule instanceof CSSStyleRule) {
        if (!this.#ageRule(rule)) sheet.deleteRule(at);
      } else if (rule instanceof CSSGroupingRule) {
        if (rule instanceof CSSSupportsRule && this.names(rule.conditionText)) {
          sheet.deleteRule(at);
          if (!rule.conditionText.startsWith("not")) continue;
          sheet.insertRule(
            `@media all{${[...rule.cssRules].map((each) => each.cssText).join("")}}`,
            at,
          );
          at += 1;
        } else if (this.#isUnknown(rule)) sheet.deleteRule(at);
        else this.age(rule);
      }
    }
  }

  #isUnknown(rule: CSSGroupingRule): boolean {
    const condition = rule instanceof CSSMediaRule ? rule.conditionText : "";
    return this.#atRules.some((name) => rule.constructor.name === name || condition.includes(name));
  }

  /** Returns false when the rule is to be removed. */
  #ageRule(rule: CSSStyleRule): boolean {
    const read = readSelectors(rule.selectorText, this.unknown);
    if (read === undefined) return false;
    if (this.unknown.length > 0 && this.names(rule.selectorText)) rule.selectorText = read;
    for (const property of this.#properties) rule.style.removeProperty(property);
    if (this.#properties.includes("overlay") && /allow-discrete/.test(rule.style.transition))
      rule.style.removeProperty("transition");
    return true;
  }
}
