import { hasPage } from "@yy/domain/hasPage";

/**
 * Values of `<meta>` elements in the page's head (behaviour 6.2). Every function reads the DOM when it is called: tokens
 * rotate and Turbo replaces heads, so nothing may be cached. Only metas in the head count, so that markup in the body
 * cannot pretend to be one. On a server there is none, and every value is as on a page that does not say.
 */
function content(name: string): string | null {
  if (!hasPage) return null;
  return document.querySelector<HTMLMetaElement>(`head > meta[name="${name}"]`)?.content ?? null;
}

/** Calls the listener whenever another head may be there: once it is parsed, and after each visit of a router. */
export function onHeadChange(listener: () => void): void {
  if (!hasPage) return;
  for (const event of ["DOMContentLoaded", "turbo:render", "turbolinks:render"])
    document.addEventListener(event, listener);
}

/** The token for writes, `meta[name=csrf-token]`; null when absent or empty. */
export const csrfToken = (): string | null => content("csrf-token") || null;

/** The name of that token in a form, `meta[name=csrf-param]`; Rails' own when the page does not say. */
export const csrfParameter = (): string => content("csrf-param") || "authenticity_token";

/** The nonce that lets a script element run under the page's policy, `meta[name=csp-nonce]`. */
export const cspNonce = (): string | null => content("csp-nonce") || null;

/** False only if the content of `meta[name=fingerprint]` is the word `false`. */
export const fingerprint = (): boolean => content("fingerprint") !== "false";

/** `meta[name=device-type]`, for example `desktop`; null when the page does not say. */
export const deviceType = (): string | null => content("device-type") || null;

/** `meta[name=yy-environment]`; `production` when the page does not say. */
export const environment = (): string => content("yy-environment") || "production";

/** Where authors read about a tag, `meta[name=yy-guide]`, for example `/widgets/{name}`; null when the page does not say. */
export const guide = (): string | null => content("yy-guide") || null;

/** Where photos come from, `meta[name=yy-assets-host]`; null means the page's own origin. */
export const assetsHost = (): string | null => content("yy-assets-host") || null;

/** URL of the icon sprite as written, `meta[name=yy-icon-sprite]`. */
export const iconSprite = (): string | null => content("yy-icon-sprite") || null;

/** True inside the native app's web view: `meta[name=yy-native-app]` with any content but `false`. */
export function isNativeApp(): boolean {
  const app = content("yy-native-app");
  return app !== null && app !== "false";
}

/** Origins besides its own that the page trusts, `meta[name=yy-allowed-origins]`, as written. */
export const allowedOrigins = (): string[] => originList(content("yy-allowed-origins"));

/** A list of origins separated by spaces, the form of the meta and of `data-allow-origin`. */
export function originList(text: string | null | undefined): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}
