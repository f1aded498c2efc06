const preference = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g;
const always = "(min-width: 0px)";

let isReduced = false;

const changes = new EventTarget();

/** Stylesheets of shadow roots; they are made anywhere, and no document lists them. */
const constructed = new Set<CSSStyleSheet>();

/** What the media rules that hold because of us say by themselves. */
const ownTexts = new WeakMap<CSSMediaRule, string>();

const plainMatchMedia = window.matchMedia.bind(window);

/**
 * Lets the page's stylesheets and scripts find the preference; what the browser itself would do it
 * does not.
 */
export function emulateReducedMotion(reduced: boolean): void {
  const hasChanged = reduced !== isReduced;
  // Without it every sheet says what its author wrote, those that have come since too.
  if (!reduced && !hasChanged) return;
  isReduced = reduced;
  for (const sheet of [...document.styleSheets, ...constructed]) applyTo(sheet);
  if (hasChanged) changes.dispatchEvent(new Event("change"));
}

/** The query as the browser has to read it for the preference to hold. */
const asEmulated = (query: string) => (isReduced ? query.replace(preference, always) : query);

function applyTo(sheet: CSSStyleSheet): void {
  for (const rule of mediaRules(sheet)) {
    const own = ownTexts.get(rule) ?? rule.media.mediaText;
    const text = asEmulated(own);
    if (rule.media.mediaText === text) continue;
    ownTexts.set(rule, own);
    rule.media.mediaText = text;
  }
}

function mediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}

const plainReplaceSync = CSSStyleSheet.prototype.replaceSync;

CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text) {
  plainReplaceSync.call(this, text);
  constructed.add(this);
  applyTo(this);
};

/** A list whose answer follows the preference, and that says so when it changes. */
function emulatedQuery(query: string): MediaQueryList {
  const own = plainMatchMedia(query);
  const matches = () => plainMatchMedia(asEmulated(query)).matches;
  Object.defineProperty(own, "matches", { get: matches });
  let before = matches();
  changes.addEventListener("change", () => {
    const now = matches();
    if (now === before) return;
    before = now;
    own.dispatchEvent(new MediaQueryListEvent("change", { media: query, matches: now }));
  });
  return own;
}

window.matchMedia = (query) =>
  query.search(preference) >= 0 ? emulatedQuery(query) : plainMatchMedia(query);
