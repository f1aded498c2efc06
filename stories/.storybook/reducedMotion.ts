const preference = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g;
const always = "(min-width: 0px)";

let isReduced = false;

const changes = new EventTarget();

/** Constructed stylesheets of shadow roots, which `document.styleSheets` does not contain. */
const constructed = new Set<CSSStyleSheet>();

/** The original media texts of changed rules. */
const originalTexts = new WeakMap<CSSMediaRule, string>();

const nativeMatchMedia = window.matchMedia.bind(window);

/**
 * Emulates `prefers-reduced-motion: reduce` for the page's stylesheets and for `matchMedia`. The
 * browser's own behaviour does not change.
 */
export function emulateReducedMotion(reduced: boolean): void {
  const hasChanged = reduced !== isReduced;
  // Without emulation all sheets have their original media texts, including new ones.
  if (!reduced && !hasChanged) return;
  isReduced = reduced;
  for (const sheet of [...document.styleSheets, ...constructed]) applyTo(sheet);
  if (hasChanged) changes.dispatchEvent(new Event("change"));
}

/** The query in which the preference is replaced by an expression that is always true. */
const asEmulated = (query: string) => (isReduced ? query.replace(preference, always) : query);

function applyTo(sheet: CSSStyleSheet): void {
  for (const rule of mediaRules(sheet)) {
    const original = originalTexts.get(rule) ?? rule.media.mediaText;
    const text = asEmulated(original);
    if (rule.media.mediaText === text) continue;
    originalTexts.set(rule, original);
    rule.media.mediaText = text;
  }
}

function mediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}

const nativeReplaceSync = CSSStyleSheet.prototype.replaceSync;

CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text) {
  nativeReplaceSync.call(this, text);
  constructed.add(this);
  applyTo(this);
};

/** A `MediaQueryList` that respects the emulated preference and fires `change` with it. */
function emulatedQuery(query: string): MediaQueryList {
  const list = nativeMatchMedia(query);
  const matches = () => nativeMatchMedia(asEmulated(query)).matches;
  Object.defineProperty(list, "matches", { get: matches });
  let before = matches();
  changes.addEventListener("change", () => {
    const now = matches();
    if (now === before) return;
    before = now;
    list.dispatchEvent(new MediaQueryListEvent("change", { media: query, matches: now }));
  });
  return list;
}

window.matchMedia = (query) =>
  query.search(preference) >= 0 ? emulatedQuery(query) : nativeMatchMedia(query);
