import type { DemoRequest } from "../middleware/environment";
import { randomHex } from "../middleware/randomHex";

const nonceShape = /^[0-9a-f]{32}$/;

/** A nonce for one page: fresh, or the one of the page that a Turbo or Turbolinks visit puts this one into. */
export function nonceOf(request: DemoRequest): string {
  const kept = request.req.header("X-Turbo-Nonce") ?? "";
  return nonceShape.test(kept) ? kept : randomHex(16);
}

/** The headers of a page: its policy, and a caching that leaves the back/forward cache possible, as Rails' does. */
export function pageHeaders(nonce: string, csp: boolean): Record<string, string> {
  const policy = csp ? { "content-security-policy": policyWith(nonce) } : {};
  return {
    "cache-control": "max-age=0, private, must-revalidate",
    vary: "Accept, Cookie",
    ...policy,
  };
}

/**
 * The strict policy under which every page is served: scripts and styles from here or with the nonce, no inline style
 * attribute, no `blob:`, frames for videos only, from the player's host or from here.
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
