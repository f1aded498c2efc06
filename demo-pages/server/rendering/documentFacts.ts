import type { DemoRequest } from "../middleware/environment";
import { randomToken } from "../middleware/sessions";
import { type Switches, switchesOf } from "./switches";

/** What documents are written with, whichever page it is. */
export interface DocumentOptions {
  /**
   * Whether this file is under `/dist`, for example `lite/yy.css`: packages can be tested before a
   * build.
   */
  readonly isBuilt: (file: string) => boolean;
  /** The flavour of pages when neither the address, the panel nor the page itself chooses one. */
  readonly defaultFlavour: Switches["flavour"];
  /** Whether the doctor is on pages for which nothing says. */
  readonly doctor: boolean;
  /** Whether pages carry their Content-Security-Policy. */
  readonly csp: boolean;
}

/** What the document of one request needs to know. */
export type DocumentFacts = Readonly<ReturnType<typeof documentFacts>>;

/**
 * What a document says about the request: token, nonce, switches, device.
 * @param own the page's own switches
 */
export function documentFacts(
  request: DemoRequest,
  { isBuilt, defaultFlavour, doctor, csp }: DocumentOptions,
  own: Partial<Switches> = {},
) {
  const isPhone = /Mobile|Android|iPhone/.test(request.req.header("User-Agent") ?? "");
  const nonce = nonceOf(request);
  return {
    csrf: request.get("session").csrfToken,
    nonce,
    switches: switchesOf(request, { doctor, ...own, flavour: own.flavour ?? defaultFlavour }),
    deviceType: isPhone ? "mobile" : "desktop",
    isBuilt,
    // A caching that leaves the back/forward cache possible, as Rails' does.
    headers: {
      "cache-control": "max-age=0, private, must-revalidate",
      vary: "Accept, Cookie",
      ...(csp ? { "content-security-policy": policyWith(nonce) } : {}),
    },
  };
}

/**
 * A nonce for one page: fresh, or the one of the page that a Turbo or Turbolinks visit puts this
 * one into.
 */
function nonceOf(request: DemoRequest): string {
  const kept = request.req.header("X-Turbo-Nonce") ?? "";
  return /^[0-9a-f]{32}$/.test(kept) ? kept : randomToken();
}

/**
 * The strict policy under which every page is served: scripts and styles from here or with the
 * nonce, no inline style attribute, no `blob:`, frames for videos only, from the player's host or
 * from here.
 */
function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
