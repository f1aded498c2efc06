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

/** The demos of Storybook's stories, as `stories/.storybook/visitProtocol.ts` asks for them. */
const stories = {
  /** By it their pages say which demo is theirs. */
  header: "x-yy-story-visit",
  /** Where a story asks for a demo in its first state: POST {@link Beginning} → `{ csrfToken }`. */
  beginPath: "/_story/begin",
  prefix: "story:",
  /** How many are kept: a docs page shows a dozen of them at once. */
  most: 24,
};

interface Beginning {
  readonly signedInAs: number | null;
  readonly faults: readonly Fault[];
}

/** The site's own files, which the worker leaves to the file server. */
const ownFiles =
  /^\/(?:storybook(?:\/|$)|photos\/.+\.svg$|(?:worker|site)\.(?:js|css)$|sitemap\.xml$|404\.html$)/;

// A new version of the site takes over at once; its pages say so.
workerScope.addEventListener("install", (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener("activate", (event) => event.waitUntil(workerScope.clients.claim()));

workerScope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== addresses.base.origin) return;
  const { pathname, search } = addresses.toApp(request.url);
  const isPage = request.mode === "navigate" && request.method === "GET";
  // Where a file server has folders the app has pages, and widgets compare addresses with theirs.
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
  asked: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> {
  const story = asked.headers.get(stories.header);
  const name = story === null ? "visitor" : stories.prefix + story;
  const { demo, save } = await demos.open(name);
  const request = await appRequestOf(asked, addresses);
  if (new URL(request.url).pathname === stories.beginPath) {
    afterwards(demos.forgetOldest(stories.prefix, stories.most));
    return beginStory(demo, request).finally(() => afterwards(save()));
  }
  const answered = await demo.answer(request);
  afterwards(save());
  return answered.type === "error" ? answered : siteAnswer(answered, addresses, defaults);
}

/**
 * Starts a story's demo anew with its visitor signed in, and answers with the page's CSRF token.
 */
async function beginStory(demo: SiteDemo, request: Request): Promise<Response> {
  const { signedInAs, faults } = (await request.json()) as Beginning;
  return Response.json({ csrfToken: demo.begin(signedInAs, faults) });
}

/**
 * The files of the demo, from the site's file server. Only names with a hash may come out of the
 * browser's cache without asking: a server that says nothing of caching must not give a page of
 * today yesterday's style.
 */
function siteFiles(): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>().get("/favicon.ico", (request) => request.body(null, 204));
  return app.on("GET", ["/dist/*", "/vendor/*", "/assets/*"], (request) => {
    const { pathname, search } = new URL(request.req.url);
    const cache = /^\/dist\/(?:lite\/)?chunks\//.test(pathname) ? "default" : "no-cache";
    return fetch(addresses.inSite(pathname + search), { cache });
  });
}
