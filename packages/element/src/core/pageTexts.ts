import { ConfigError } from "@yy/domain/errors";
import { onePerPage } from "@yy/domain/onePerPage";
import { checkProperty } from "../config/parseAttribute";
import type { Setting } from "../config/settings";
import { reportError } from "./reportError";

const id = "yy-texts";
/** As if the script stood there and said nothing. */
const none = "{}";

interface PageTexts {
  /** What stands in the script. */
  source: string;
  /** Tag → property → text. */
  tags: Readonly<Record<string, unknown>>;
}

/** Read once for all bundles: the first to read reports what is no JSON. */
const page = onePerPage<PageTexts>(id, () => ({ source: none, tags: {} }));

/** Called when the page has other texts, one for each widget of this bundle. */
const listeners: (() => void)[] = [];
let told = page.tags;

/**
 * Gives a widget's settings the texts that the page has for its tag, now and whenever the page has others
 * (behaviour 2.5). What is wrong with them is reported on the script's parent.
 * @param changed called each further time
 */
export function takePageTexts(settings: readonly Setting[], changed: () => void): void {
  if (listeners.length === 0) {
    document.addEventListener("DOMContentLoaded", read);
    const observer = new MutationObserver(read);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    read();
  }
  listeners.push(() => {
    apply(settings);
    changed();
  });
  apply(settings);
}

/** The last one counts: those of earlier pages stay in the head, where Turbo leaves them. */
function script(): Element | undefined {
  return [...document.querySelectorAll(`script#${id}`)].pop();
}

function read(): void {
  const source = script()?.textContent ?? none;
  if (source !== page.source) {
    let tags: unknown;
    try {
      tags = JSON.parse(source);
    } catch {
      // The parser may be in the middle of it.
      if (document.readyState === "loading") return;
    }
    page.source = source;
    page.tags = Object(tags);
    if (tags !== page.tags) report(new ConfigError(`${id} must be a JSON object`));
  }
  if (told === page.tags) return;
  told = page.tags;
  for (const listener of listeners) listener();
}

function apply(settings: readonly Setting[]): void {
  const tag = settings[0]?.origin.tag ?? "";
  for (const setting of settings) setting.text = undefined;
  for (const [name, value] of Object.entries(page.tags[tag] ?? {})) {
    const setting = settings.find(({ property, spec }) => property === name && "text" in spec);
    try {
      if (!setting) throw new ConfigError(`${id}: ${tag} has no text "${name}"`, name);
      checkProperty(setting.spec, value, { tag: `${id}: ${tag}`, name }, "");
      setting.text = setting.spec.kind === "json" ? JSON.stringify(value) : String(value);
    } catch (error) {
      report(error);
    }
  }
}

function report(error: unknown): void {
  reportError(script()?.parentElement ?? document.documentElement, error);
}
