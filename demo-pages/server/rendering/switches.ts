import { readCookie } from "../middleware/cookies";
import type { DemoRequest } from "../middleware/environment";

const libraries = ["jquery", "ujs", "turbolinks", "turbo"] as const;

/** A library that the product's own pages load too. */
export type PageLibrary = (typeof libraries)[number];

/** The values of each switch in an address and in the panel's form. */
const choices = {
  flavour: ["react", "lite"],
  script: ["module", "classic", "none"],
  doctor: ["on", "off"],
  shortcut: ["on", "off"],
  dir: ["ltr", "rtl"],
  delay: ["1000", "3000"],
  missing: ["nothing", "icons", "parts", "cookies"],
} as const;

type SwitchName = keyof typeof choices;
type SwitchValue<N extends SwitchName> = (typeof choices)[N][number];

/** How a page loads the widgets, and what else it loads. */
export interface Switches {
  readonly flavour: SwitchValue<"flavour">;
  readonly libs: readonly PageLibrary[];
  readonly script: SwitchValue<"script">;
  /** Whether the doctor is on the page. */
  readonly doctor: boolean;
  readonly direction: SwitchValue<"dir">;
  /**
   * Whether `/` focuses the guide's search; visitors can turn single-key shortcuts off (WCAG
   * 2.1.4).
   */
  readonly shortcut: boolean;
  /**
   * What a page lacks: the icons' sprite, the parts of widgets that load later, as Tom Select does,
   * or cookies for its scripts.
   */
  readonly missing: SwitchValue<"missing">;
}

/** The cookie that holds the panel's choices, as a query. */
export const switchesCookie = "demo_switches";

/** A page's own switches, unless its address or the panel says otherwise. */
type OwnSwitches = Partial<Switches> & Pick<Switches, "flavour">;

/**
 * A page's switches: those of its address
 * (`?flavour=lite&lib=turbo&script=classic&doctor=on&dir=rtl&missing=icons`), else those of the
 * panel's cookie, else the page's own. Unknown values are ignored.
 */
export function switchesOf(request: DemoRequest, own: OwnSwitches): Switches {
  const address = new URL(request.req.url).searchParams;
  const panel = panelChoices(request);
  const chosen = <N extends SwitchName>(name: N) => valueIn(address, name) ?? valueIn(panel, name);
  const flag = (name: "doctor" | "shortcut") => {
    const value = chosen(name);
    return value === undefined ? undefined : value === "on";
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
 * The delay of each answer in milliseconds: 0, or what the panel's cookie says. A page's address
 * cannot set it, because the page's calls do not carry that address.
 */
export function networkDelayOf(request: DemoRequest): number {
  return Number(valueIn(panelChoices(request), "delay") ?? 0);
}

/** The valid switches of a choice as a query, for the panel's cookie. */
export function queryOf(choice: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(choices) as SwitchName[]) {
    const value = valueIn(choice, name);
    if (value !== undefined) query.set(name, value);
  }
  for (const lib of librariesIn(choice) ?? []) query.append("lib", lib);
  return query.toString();
}

function panelChoices(request: DemoRequest): URLSearchParams {
  return new URLSearchParams(readCookie(request, switchesCookie));
}

function valueIn<N extends SwitchName>(
  query: URLSearchParams,
  name: N,
): SwitchValue<N> | undefined {
  const known: readonly SwitchValue<N>[] = choices[name];
  return known.find((value) => value === query.get(name));
}

function librariesIn(query: URLSearchParams): readonly PageLibrary[] | undefined {
  const asked = query.getAll("lib");
  return asked.length === 0 ? undefined : libraries.filter((lib) => asked.includes(lib));
}
