/** What a page can pretend of its visitor's settings. */
export interface EmulatedMedia {
  readonly reducedMotion: boolean;
  readonly forcedColors: boolean;
}

const queries: Readonly<Record<keyof EmulatedMedia, RegExp>> = {
  reducedMotion: /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g,
  forcedColors: /\(\s*forced-colors\s*:\s*active\s*\)/g,
};

const always = "(min-width: 0px)";

let emulated: EmulatedMedia = { reducedMotion: false, forcedColors: false };

const changes = new EventTarget();

/** Stylesheets of shadow roots; they are made anywhere, and no document lists them. */
const constructed = new Set<CSSStyleSheet>();

/** What the media rules that hold because of us say by themselves. */
const ownTexts = new WeakMap<CSSMediaRule, string>();

const plainMatchMedia = window.matchMedia.bind(window);

/** Lets the page's stylesheets and scripts find these settings; what the browser itself would do it does not. */
export function emulateMedia(settings: EmulatedMedia): void {
  const hasChanged = Object.entries(settings).some(
    ([name, value]) => emulated[name as keyof EmulatedMedia] !== value,
  );
  emulated = settings;
  for (const sheet of [...document.styleSheets, ...constructed]) applyTo(sheet);
  if (hasChanged) changes.dispatchEvent(new Event("change"));
}

/** The query as the browser has to read it for the settings to hold. */
function asEmulated(query: string): string {
  return Object.entries(queries).reduce(
    (text, [name, pattern]) =>
      emulated[name as keyof EmulatedMedia] ? text.replace(pattern, always) : text,
    query,
  );
}

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

/** A list whose answer follows the settings, and that says so when they change. */
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
  Object.values(queries).some((pattern) => query.search(pattern) >= 0)
    ? emulatedQuery(query)
    : plainMatchMedia(query);
