import { getCookie } from "hono/cookie";
import type { DemoRequest } from "../middleware/environment";

/** A page library of the kind the product's own pages load. */
export type PageLibrary = "turbo" | "turbolinks" | "ujs" | "jquery";

/** How a page loads the widgets, and what else it loads. */
export interface Switches {
  readonly flavour: "react" | "lite";
  readonly libs: readonly PageLibrary[];
  readonly script: "module" | "classic" | "none";
  /** Whether the doctor is on the page. */
  readonly doctor: boolean;
}

/** The cookie in which the panel's choice is kept, written as a query. */
export const switchesCookie = "demo_switches";

const libraries: readonly PageLibrary[] = ["jquery", "ujs", "turbolinks", "turbo"];

/** What a page loads where neither its address nor the panel says. */
export type OwnSwitches = Partial<Switches> & Pick<Switches, "flavour">;

/**
 * A page's switches: what its address says (`?flavour=lite&lib=turbo&script=classic&doctor=on`), else what the panel's cookie
 * says, else the page's own. Unknown words are ignored.
 */
export function switchesOf(request: DemoRequest, own: OwnSwitches): Switches {
  const address = new URL(request.req.url).searchParams;
  const panel = new URLSearchParams(getCookie(request, switchesCookie));
  return {
    flavour: flavourIn(address) ?? flavourIn(panel) ?? own.flavour,
    libs: librariesIn(address) ?? librariesIn(panel) ?? own.libs ?? [],
    script: scriptIn(address) ?? scriptIn(panel) ?? own.script ?? "module",
    doctor: doctorIn(address) ?? doctorIn(panel) ?? own.doctor ?? false,
  };
}

/** Switches as a query, without the defaults; the panel's cookie holds it. */
export function queryOf(choice: URLSearchParams): string {
  const query = new URLSearchParams();
  const flavour = flavourIn(choice);
  const script = scriptIn(choice);
  const doctor = doctorIn(choice);
  if (flavour !== undefined) query.set("flavour", flavour);
  if (script !== undefined) query.set("script", script);
  if (doctor !== undefined) query.set("doctor", doctor ? "on" : "off");
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

function doctorIn(query: URLSearchParams): boolean | undefined {
  const word = query.get("doctor");
  return word === "on" ? true : word === "off" ? false : undefined;
}

function librariesIn(query: URLSearchParams): readonly PageLibrary[] | undefined {
  const words = query.getAll("lib");
  return words.length === 0 ? undefined : libraries.filter((lib) => words.includes(lib));
}
