/** The service worker of the built site: the demo's app answers the pages in its scope. */
import { data, version } from "yy:site";
import { Hono } from "hono";
import type { DemoEnv } from "../../server/middleware/environment";
import type { Fault } from "../../server/middleware/faults";
import { Addresses } from "../addresses";
import type { SiteDemo } from "../SiteDemo";
import { appRequestOf, defaultAddresses, siteAnswer } from "../translate";
import { storedDemos } from "./storedDemos";
import { workerScope } from "./workerScope";

const addresses = new Addresses(workerScope.registration.scope);
const demos = storedDemos({ data, files: siteFiles() }, version);
const defaults = defaultAddresses(data);

/** The demos of Storybook's stories, which `stories/.storybook/visitProtocol.ts` requests. */
const stories = {
  /** Names the demo of a story's page. */
  header: "x-yy-story-visit",
  /** Path that restarts a story's demo: POST {@link Beginning} → `{ csrfToken }`. */
  beginPath: "/_story/begin",
  prefix: "story:",
  /** How many demos are kept: a docs page shows a dozen of them at once. */
  max: 24,
};

interface Beginning {
  readonly signedInAs: number | null;
  readonly faults: readonly Fault[];
}

/** The site's own files, which the worker leaves to the file server. */
const ownFiles =
  /^\/(?:storybook(?:\/|$)|photos\/.+\.svg$|(?:worker|site)\.(?:js|css)$|sitemap\.xml$|404\.html$)/;

// A new version of the site takes over at once; open pages announce it.
workerScope.addEventListener("install", (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener("activate", (event) => event.waitUntil(workerScope.clients.claim()));

workerScope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== addresses.base.origin) return;
  const { pathname, search } = addresses.toApp(request.url);
  const isPage = request.mode === "navigate" && request.method === "GET";
  // A page's address ends with a slash on file servers, but not in the app, which widgets expect.
  const inSite = addresses.inSite(pathname + search);
  if (ownFiles.test(pathname)) {
    if (!addresses.has(url)) event.respondWith(fetch(inSite));
  } else if (isPage && pathname !== "/" && url.pathname.endsWith("/")) {
    event.respondWith(Promise.resolve(Response.redirect(new URL(inSite, url), 302)));
  } else {
    event.respondWith(answer(request, (work) => event.waitUntil(work)));
  }
});

async function answer(
  pageRequest: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const story = pageRequest.headers.get(stories.header);
  const name = story === null ? "visitor" : stories.prefix + story;
  const { demo, save } = await demos.open(name);
  const request = await appRequestOf(pageRequest, addresses);
  if (new URL(request.url).pathname === stories.beginPath) {
    waitUntil(demos.deleteOldest(stories.prefix, stories.max));
    return beginStory(demo, request).finally(() => waitUntil(save()));
  }
  const answered = await demo.answer(request);
  waitUntil(save());
  return answered.type === "error" ? answered : siteAnswer(answered, addresses, defaults);
}

/** Restarts a story's demo with its visitor signed in, and answers with the page's CSRF token. */
async function beginStory(demo: SiteDemo, request: Request): Promise<Response> {
  const { signedInAs, faults } = (await request.json()) as Beginning;
  return Response.json({ csrfToken: demo.begin(signedInAs, faults) });
}

/**
 * The files of the demo, from the site's file server. Only hashed names may come from the browser's
 * cache without revalidation: a server without caching headers must not give a new page an old
 * stylesheet.
 */
function siteFiles(): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>().get("/favicon.ico", (request) => request.body(null, 204));
  return app.on("GET", ["/dist/*", "/vendor/*", "/assets/*"], (request) => {
    const { pathname, search } = new URL(request.req.url);
    const cache = /^\/dist\/(?:lite\/)?chunks\//.test(pathname) ? "default" : "no-cache";
    return fetch(addresses.inSite(pathname + search), { cache });
  });
}
