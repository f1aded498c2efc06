import { ConfigError } from "@yy/domain/errors";
import { onePerPage } from "@yy/page/onePerPage";
import { root } from "@yy/page/root";
import { reportError } from "../reporting/reportError";
import { checkProperty } from "./parseAttribute";
import type { Setting } from "./settings";

const id = "yy-texts";
/** The text of the script on a page that has none. */
const none = "{}";

interface PageTexts {
  /** Text of the script as last read. */
  source: string;
  /** Tag → property → text. */
  tags: Readonly<Record<string, unknown>>;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    "yy-texts": PageTexts;
  }
}

/** Shared by all bundles, so that a script that is no JSON is reported once. */
const page = onePerPage(id, () => ({ source: none, tags: {} }));

/** One for each widget of this bundle; called when the page's texts have changed. */
const listeners: (() => void)[] = [];
/** The texts that the listeners were last called for. */
let applied = page.tags;

/**
 * Writes the page's texts for a widget's tag into its settings, now and whenever the page has
 * others (behaviour 2.5). Mistakes in them are reported on the script's parent.
 * @param elements are invalidated then
 */
export function takePageTexts(
  settings: readonly Setting[],
  elements: Iterable<{ invalidate(): void }>,
): void {
  if (listeners.length === 0) {
    document.addEventListener("DOMContentLoaded", read);
    const observer = new MutationObserver(read);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    read();
    if (root() === undefined)
      reportError(
        document.head,
        new ConfigError(`meta[name=yy-root] must be a path, as "/loja"`, { code: "YY-320" }),
      );
  }
  listeners.push(() => {
    apply(settings);
    for (const element of elements) element.invalidate();
  });
  apply(settings);
}

/** The last script counts: Turbo leaves those of earlier pages in the head. */
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
      // The parser may not have read all of it.
      if (document.readyState === "loading") return;
    }
    page.source = source;
    page.tags = Object(tags);
    if (tags !== page.tags)
      report(new ConfigError(`${id} must be a JSON object`, { code: "YY-313" }));
  }
  if (applied === page.tags) return;
  applied = page.tags;
  for (const listener of listeners) listener();
}

function apply(settings: readonly Setting[]): void {
  const tag = settings[0]?.origin.tag ?? "";
  for (const setting of settings) setting.text = undefined;
  for (const [name, value] of Object.entries(page.tags[tag] ?? {})) {
    const setting = settings.find(({ property, spec }) => property === name && "text" in spec);
    try {
      if (!setting)
        throw new ConfigError(`${id}: ${tag} has no text "${name}"`, {
          code: "YY-314",
          attribute: name,
        });
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
