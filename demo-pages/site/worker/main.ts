/** The service worker of the built site: the demo's app answers the pages in its scope. */
import { data, version } from "yy:site";
import { Addresses } from "../Addresses";
import { appRequestOf } from "../AppRequest";
import { defaultAddresses, siteAnswer } from "../siteAnswer";
import { readUpload } from "./readUpload";
import { StoredDemos } from "./StoredDemos";
import { isOwnFile, siteFiles } from "./siteFiles";
import { beginStory, beginStoryPath, storyHeader, storyPrefix } from "./stories";
import { type PageRequestEvent, workerScope } from "./workerScope";

const addresses = new Addresses(workerScope.registration.scope);
const demos = new StoredDemos({ data, files: siteFiles(addresses) }, version);
const defaults = defaultAddresses(data);

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
  if (isOwnFile(pathname)) {
    if (!addresses.has(url)) event.respondWith(fetch(inSite));
  } else if (isPage && pathname !== "/" && url.pathname.endsWith("/")) {
    event.respondWith(Promise.resolve(Response.redirect(new URL(inSite, url), 302)));
  } else {
    event.respondWith(answerOf(event));
  }
});

async function answerOf(event: PageRequestEvent): Promise<Response> {
  const story = event.request.headers.get(storyHeader);
  const name = story === null ? "visitor" : storyPrefix + story;
  const demo = await demos.demo(name);
  const request = await appRequestOf(event.request, addresses, () => readUpload(event));
  if (new URL(request.url).pathname === beginStoryPath) {
    event.waitUntil(demos.forgetOldest(storyPrefix, mostStories));
    return beginStory(demo, request).finally(() => event.waitUntil(demos.save(name)));
  }
  const answer = await demo.answer(request);
  event.waitUntil(demos.save(name));
  return answer.type === "error" ? answer : siteAnswer(answer, addresses, defaults);
}

/** A docs page shows a dozen of them at once. */
const mostStories = 24;
