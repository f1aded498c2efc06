import { hasPage } from "./hasPage";

/**
 * The value of a `<meta>` element in the page's head (behaviour 6.2). Never cached, because tokens
 * rotate and Turbo replaces heads. Only metas in the head count, so that markup in the body cannot
 * imitate one. On a server there is none, and every value below is its default.
 */
function content(name: string): string | undefined {
  if (!hasPage) return undefined;
  return document.querySelector<HTMLMetaElement>(`head > meta[name="${name}"]`)?.content;
}

/** The token for writes, `meta[name=csrf-token]`; null when absent or empty. */
export const csrfToken = (): string | null => content("csrf-token") || null;

/**
 * The name of that token in a form, `meta[name=csrf-param]`; Rails' own when the page does not say.
 */
export const csrfParameter = (): string => content("csrf-param") || "authenticity_token";

/** The nonce that lets a script element run under the page's policy, `meta[name=csp-nonce]`. */
export const cspNonce = (): string | null => content("csp-nonce") || null;

/** False only if the content of `meta[name=fingerprint]` is the word `false`. */
export const fingerprint = (): boolean => content("fingerprint") !== "false";

/** `meta[name=device-type]`, for example `desktop`; null when the page does not say. */
export const deviceType = (): string | null => content("device-type") || null;

/** `meta[name=yy-environment]`; `production` when the page does not say. */
export const environment = (): string => content("yy-environment") || "production";

/**
 * The user that the page was made for, `meta[name=yy-user-id]`: an id, "" when nobody is signed in,
 * null when the page does not say.
 */
export const userId = (): string | null => content("yy-user-id") ?? null;

/**
 * URL pattern of a tag's page in the guide, `meta[name=yy-guide]`: `/widgets/{name}` for example;
 * null without the meta.
 */
export const guide = (): string | null => content("yy-guide") || null;

/** Path that the application lies under, `meta[name=yy-root]`, as written. See `underRoot`. */
export const givenRoot = (): string => content("yy-root") ?? "";

/** Host of assets, `meta[name=yy-assets-host]`; null means the page's own origin. */
export const assetsHost = (): string | null => content("yy-assets-host") || null;

/**
 * Address of the photo host, `meta[name=yy-photo-host]`; null when the page does not say: see
 * `photoHost`.
 */
export const givenPhotoHost = (): string | null => content("yy-photo-host") || null;

/** URL of the icon sprite as written, `meta[name=yy-icon-sprite]`. */
export const iconSprite = (): string | null => content("yy-icon-sprite") || null;

/**
 * True inside the native app's web view: `meta[name=yy-native-app]` with any content but `false`.
 */
export function isNativeApp(): boolean {
  const app = content("yy-native-app");
  return app !== undefined && app !== "false";
}

/** Origins that the page trusts besides its own, `meta[name=yy-allowed-origins]`, as written. */
export const allowedOrigins = (): string[] => originList(content("yy-allowed-origins"));

/** Splits a list of origins separated by spaces, as in the meta and in `data-allow-origin`. */
export function originList(text: string | null | undefined): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}
