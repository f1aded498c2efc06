import type { DemoRequest } from "../middleware/environment";
import { randomToken } from "../middleware/sessions";
import { type Switches, switchesOf } from "./switches";

/** Options of every document. */
export interface DocumentOptions {
  /**
   * Whether this file exists under `/dist`, for example `lite/yy.css`: packages can be tested
   * before a build.
   */
  readonly isBuilt: (file: string) => boolean;
  /** The flavour of pages when neither the address, the panel nor the page itself chooses one. */
  readonly defaultFlavour: Switches["flavour"];
  /** Whether pages have the doctor by default. */
  readonly doctor: boolean;
  /** Whether pages carry their Content-Security-Policy. */
  readonly csp: boolean;
}

/** Values for the document of one request. */
export type DocumentFacts = Readonly<ReturnType<typeof documentFacts>>;

/**
 * The values of a request that its document shows: token, nonce, switches, device.
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
    // Rails' default, which allows the back/forward cache.
    headers: {
      "cache-control": "max-age=0, private, must-revalidate",
      vary: "Accept, Cookie",
      ...(csp ? { "content-security-policy": policyWith(nonce) } : {}),
    },
  };
}

/**
 * A nonce for one page: a new one, or that of the document into which Turbo or Turbolinks puts the
 * page.
 */
function nonceOf(request: DemoRequest): string {
  const documentNonce = request.req.header("X-Turbo-Nonce") ?? "";
  return /^[0-9a-f]{32}$/.test(documentNonce) ? documentNonce : randomToken();
}

/**
 * The strict policy of every page: scripts and styles from this origin or with the nonce, no inline
 * style attributes, no `blob:`, and frames only for videos, from the player's host or this origin.
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
