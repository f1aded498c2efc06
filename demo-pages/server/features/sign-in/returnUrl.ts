import type { DemoRequest } from "../../middleware/environment";

/** The sign-in page that leads to this URL afterwards. */
export function signInPath(url: string): string {
  return `/entrar?redirect_to=${encodeURIComponent(url)}`;
}

/**
 * Path, query and fragment of the URL if it is of this origin, else the home page: no link may lead
 * elsewhere by way of us.
 */
export function localUrl(request: DemoRequest, url: string): string {
  const here = new URL(request.req.url);
  if (url === "" || !URL.canParse(url, here)) return "/";
  const target = new URL(url, here);
  return target.origin === here.origin ? target.pathname + target.search + target.hash : "/";
}

/**
 * For a form that a browser has sent: a redirect to the page where it is. Undefined for a request
 * of a script.
 */
export function backToForm(request: DemoRequest): Response | undefined {
  const isNavigation = request.req.header("Accept")?.startsWith("text/html") ?? false;
  const referer = request.req.header("Referer");
  return isNavigation && referer !== undefined
    ? request.redirect(localUrl(request, referer), 303)
    : undefined;
}
