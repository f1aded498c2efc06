import { Hono } from "hono";
import type { DemoEnv } from "../../server/middleware/environment";
import type { Addresses } from "../Addresses";

/** The site's own files, which the worker leaves to the file server. */
const ownFiles =
  /^\/(?:storybook(?:\/|$)|photos\/.+\.svg$|(?:worker|site)\.(?:js|css)$|sitemap\.xml$|404\.html$)/;

/** Whether an address of the app is that of a file of the site, and no business of the demo's. */
export function isOwnFile(appPath: string): boolean {
  return ownFiles.test(appPath);
}

/**
 * The files of the demo, from the site's file server. Only names with a hash may come out of the browser's cache without
 * asking: a server that says nothing of caching must not give a page of today yesterday's style.
 */
export function siteFiles(addresses: Addresses): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>();
  for (const path of ["/dist/*", "/vendor/*", "/assets/*"])
    app.get(path, (request) => {
      const { pathname, search } = new URL(request.req.url);
      const cache = /^\/dist\/(?:lite\/)?chunks\//.test(pathname) ? "default" : "no-cache";
      return fetch(addresses.inSite(pathname + search), { cache });
    });
  return app.get("/favicon.ico", (request) => request.body(null, 204));
}
