import type { DemoRequest } from "../../middleware/environment";

/** Path of the sign-in page that leads to this URL afterwards. */
export function signInPath(url: string): string {
  return `/entrar?redirect_to=${encodeURIComponent(url)}`;
}

/**
 * Path, query and fragment of the URL if it has this origin, else the home page: this prevents open
 * redirects.
 */
export function localUrl(request: DemoRequest, url: string): string {
  const here = new URL(request.req.url);
  if (url === "" || !URL.canParse(url, here)) return "/";
  const target = new URL(url, here);
  return target.origin === here.origin ? target.pathname + target.search + target.hash : "/";
}

/** Redirects a form that the browser sent back to its page; undefined for a request of a script. */
export function backToForm(request: DemoRequest): Response | undefined {
  const isNavigation = request.req.header("Accept")?.startsWith("text/html") ?? false;
  const referer = request.req.header("Referer");
  return isNavigation && referer !== undefined
    ? request.redirect(localUrl(request, referer), 303)
    : undefined;
}
