import { readCookie } from "../middleware/cookies";
import type { DemoRequest } from "../middleware/environment";

const libraries = ["jquery", "ujs", "turbolinks", "turbo"] as const;

/** A page library of the kind the product's own pages load. */
export type PageLibrary = (typeof libraries)[number];

/** The words that a choice has in an address and in the panel's form. */
const words = {
  flavour: ["react", "lite"],
  script: ["module", "classic", "none"],
  doctor: ["on", "off"],
  shortcut: ["on", "off"],
  dir: ["ltr", "rtl"],
  delay: ["1000", "3000"],
  missing: ["nothing", "icons", "parts", "cookies"],
} as const;

type Name = keyof typeof words;
type Word<N extends Name> = (typeof words)[N][number];

/** How a page loads the widgets, and what else it loads. */
export interface Switches {
  readonly flavour: Word<"flavour">;
  readonly libs: readonly PageLibrary[];
  readonly script: Word<"script">;
  /** Whether the doctor is on the page. */
  readonly doctor: boolean;
  readonly direction: Word<"dir">;
  /**
   * Whether `/` goes to the search of the guide; not everybody wants keys that do something by
   * themselves (WCAG 2.1.4).
   */
  readonly shortcut: boolean;
  /**
   * What a page lacks: the icons' sprite, the parts of widgets that load later, as Tom Select does,
   * or cookies for its scripts.
   */
  readonly missing: Word<"missing">;
}

/** The cookie in which the panel's choice is kept, written as a query. */
export const switchesCookie = "demo_switches";

/** What a page loads where neither its address nor the panel says. */
type OwnSwitches = Partial<Switches> & Pick<Switches, "flavour">;

/**
 * A page's switches: what its address says
 * (`?flavour=lite&lib=turbo&script=classic&doctor=on&dir=rtl&missing=icons`), else what the panel's
 * cookie says, else the page's own. Unknown words are ignored.
 */
export function switchesOf(request: DemoRequest, own: OwnSwitches): Switches {
  const address = new URL(request.req.url).searchParams;
  const panel = panelOf(request);
  const chosen = <N extends Name>(name: N) => wordIn(address, name) ?? wordIn(panel, name);
  const flag = (name: "doctor" | "shortcut") => {
    const word = chosen(name);
    return word === undefined ? undefined : word === "on";
  };
  return {
    flavour: chosen("flavour") ?? own.flavour,
    libs: librariesIn(address) ?? librariesIn(panel) ?? own.libs ?? [],
    script: chosen("script") ?? own.script ?? "module",
    doctor: flag("doctor") ?? own.doctor ?? false,
    direction: chosen("dir") ?? own.direction ?? "ltr",
    shortcut: flag("shortcut") ?? own.shortcut ?? true,
    missing: chosen("missing") ?? own.missing ?? "nothing",
  };
}

/**
 * How many milliseconds each answer waits: 0, or what the panel's cookie says. A page's address
 * cannot say it, because the page's calls do not carry that.
 */
export function networkDelayOf(request: DemoRequest): number {
  return Number(wordIn(panelOf(request), "delay") ?? 0);
}

/** Switches as a query, without the defaults; the panel's cookie holds it. */
export function queryOf(choice: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(words) as Name[]) {
    const word = wordIn(choice, name);
    if (word !== undefined) query.set(name, word);
  }
  for (const lib of librariesIn(choice) ?? []) query.append("lib", lib);
  return query.toString();
}

function panelOf(request: DemoRequest): URLSearchParams {
  return new URLSearchParams(readCookie(request, switchesCookie));
}

function wordIn<N extends Name>(query: URLSearchParams, name: N): Word<N> | undefined {
  const known: readonly Word<N>[] = words[name];
  return known.find((word) => word === query.get(name));
}

function librariesIn(query: URLSearchParams): readonly PageLibrary[] | undefined {
  const asked = query.getAll("lib");
  return asked.length === 0 ? undefined : libraries.filter((lib) => asked.includes(lib));
}
