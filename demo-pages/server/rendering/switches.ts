import { readCookie } from "../middleware/cookies";
import type { DemoRequest } from "../middleware/environment";

/** A page library of the kind the product's own pages load. */
export type PageLibrary = "turbo" | "turbolinks" | "ujs" | "jquery";

const missable = ["nothing", "icons", "parts", "cookies"] as const;

/** What a page lacks: the icons' sprite, the parts of widgets that load later, as Tom Select does, or cookies for its scripts. */
export type Missing = (typeof missable)[number];

/** How a page loads the widgets, and what else it loads. */
export interface Switches {
  readonly flavour: "react" | "lite";
  readonly libs: readonly PageLibrary[];
  readonly script: "module" | "classic" | "none";
  /** Whether the doctor is on the page. */
  readonly doctor: boolean;
  readonly direction: "ltr" | "rtl";
  /** Whether `/` goes to the search of the guide; not everybody wants keys that do something by themselves (WCAG 2.1.4). */
  readonly shortcut: boolean;
  readonly missing: Missing;
}

/** The cookie in which the panel's choice is kept, written as a query. */
export const switchesCookie = "demo_switches";

/** How slow the network may be. */
const networkDelays = [1000, 3000];

const libraries: readonly PageLibrary[] = ["jquery", "ujs", "turbolinks", "turbo"];

/** What a page loads where neither its address nor the panel says. */
export type OwnSwitches = Partial<Switches> & Pick<Switches, "flavour">;

/**
 * A page's switches: what its address says (`?flavour=lite&lib=turbo&script=classic&doctor=on&dir=rtl&missing=icons`), else what the panel's cookie
 * says, else the page's own. Unknown words are ignored.
 */
export function switchesOf(request: DemoRequest, own: OwnSwitches): Switches {
  const address = new URL(request.req.url).searchParams;
  const panel = new URLSearchParams(readCookie(request, switchesCookie));
  return {
    flavour: flavourIn(address) ?? flavourIn(panel) ?? own.flavour,
    libs: librariesIn(address) ?? librariesIn(panel) ?? own.libs ?? [],
    script: scriptIn(address) ?? scriptIn(panel) ?? own.script ?? "module",
    doctor: flagIn(address, "doctor") ?? flagIn(panel, "doctor") ?? own.doctor ?? false,
    direction: directionIn(address) ?? directionIn(panel) ?? own.direction ?? "ltr",
    shortcut: flagIn(address, "shortcut") ?? flagIn(panel, "shortcut") ?? own.shortcut ?? true,
    missing: missingIn(address) ?? missingIn(panel) ?? own.missing ?? "nothing",
  };
}

/**
 * How many milliseconds each answer waits: 0, or what the panel's cookie says. A page's address cannot say it, because
 * the page's calls do not carry that.
 */
export function networkDelayOf(request: DemoRequest): number {
  return delayIn(new URLSearchParams(readCookie(request, switchesCookie))) ?? 0;
}

/** Switches as a query, without the defaults; the panel's cookie holds it. */
export function queryOf(choice: URLSearchParams): string {
  const query = new URLSearchParams();
  const flavour = flavourIn(choice);
  const script = scriptIn(choice);
  const doctor = flagIn(choice, "doctor");
  const shortcut = flagIn(choice, "shortcut");
  const direction = directionIn(choice);
  const delay = delayIn(choice);
  const missing = missingIn(choice);
  if (flavour !== undefined) query.set("flavour", flavour);
  if (script !== undefined) query.set("script", script);
  if (doctor !== undefined) query.set("doctor", doctor ? "on" : "off");
  if (shortcut !== undefined) query.set("shortcut", shortcut ? "on" : "off");
  if (direction !== undefined) query.set("dir", direction);
  if (delay !== undefined) query.set("delay", String(delay));
  if (missing !== undefined) query.set("missing", missing);
  for (const lib of librariesIn(choice) ?? []) query.append("lib", lib);
  return query.toString();
}

function flavourIn(query: URLSearchParams): Switches["flavour"] | undefined {
  const word = query.get("flavour");
  return word === "react" || word === "lite" ? word : undefined;
}

function scriptIn(query: URLSearchParams): Switches["script"] | undefined {
  const word = query.get("script");
  return word === "module" || word === "classic" || word === "none" ? word : undefined;
}

function flagIn(query: URLSearchParams, name: string): boolean | undefined {
  const word = query.get(name);
  return word === "on" ? true : word === "off" ? false : undefined;
}

function directionIn(query: URLSearchParams): Switches["direction"] | undefined {
  const word = query.get("dir");
  return word === "ltr" || word === "rtl" ? word : undefined;
}

function delayIn(query: URLSearchParams): number | undefined {
  return networkDelays.find((delay) => String(delay) === query.get("delay"));
}

function missingIn(query: URLSearchParams): Missing | undefined {
  const word = query.get("missing");
  return missable.find((missing) => missing === word);
}

function librariesIn(query: URLSearchParams): readonly PageLibrary[] | undefined {
  const words = query.getAll("lib");
  return words.length === 0 ? undefined : libraries.filter((lib) => words.includes(lib));
}
