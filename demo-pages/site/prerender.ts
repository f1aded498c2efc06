import { Hono } from "hono";
import { randomToken } from "../server/middleware/sessions";
import { Templates } from "../server/rendering/Templates";
import { staticAddress } from "./addresses";
import { pageHead } from "./pageHead";
import { rewriteHtml } from "./rewriteHtml";
import { SiteDemo } from "./SiteDemo";
import { type SiteData, templatesIn } from "./siteData";
import { defaultAddresses } from "./translate";

/** A file to be written: its path in the site, and its content. */
export interface WrittenFile {
  readonly path: string;
  readonly content: string;
}

const origin = "http://site.invalid";

/** Policy of a file that stands in for a page that only the worker can write. */
const waitingPolicy = "default-src 'self'; base-uri 'self'; form-action 'self'; object-src 'none'";

/**
 * Writes every page that can be reached from the home page without a worker, and its pictures, as
 * files. Links are relative, so that the site can lie in any folder. A page for members waits for
 * the worker.
 */
export async function prerender(data: SiteData): Promise<WrittenFile[]> {
  const demo = new SiteDemo({ data, files: new Hono() });
  const defaults = defaultAddresses(data);
  const templates = new Templates(templatesIn(data));
  const notFound = templates.render("site/not-found", { nonce: randomToken() });
  const files: WrittenFile[] = [{ path: "404.html", content: notFound }];
  const addresses = new Map([["/", new URL("/", origin)]]);
  // The loop also meets addresses that `enqueue` adds meanwhile.
  for (const address of addresses.values()) files.push(...(await filesAt(address)));
  return files;

  /** The files for an address; none where the app has no page. */
  async function filesAt(address: URL): Promise<WrittenFile[]> {
    const { pathname, search } = address;
    const answer = await demo.answer(new Request(address, { headers: { accept: "text/html" } }));
    const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (pathname.startsWith("/photos/") && answer.ok)
      return [{ path: staticAddress("", pathname), content: await answer.text() }];
    if (answer.status >= 400 || (answer.ok && !isHtml)) return [];
    const path = pathname === "/" ? "index.html" : `${pathname.slice(1)}/index.html`;
    const prefix = "../".repeat(path.split("/").length - 1) || "./";
    if (!isHtml) {
      const head = pageHead({ prefix, kind: "waiting", policy: waitingPolicy });
      return [{ path, content: templates.render("site/waiting", { prefix, head }) }];
    }
    const policy = answer.headers.get("content-security-policy") ?? "";
    const written = await answer.text();
    // A fragment is not a page; the worker answers it.
    if (!/^<!doctype/i.test(written)) return [];
    const html = rewriteHtml(written, {
      address: (appAddress, tag, attribute) => {
        if (attribute === "href" || attribute === "src") enqueue(appAddress, tag);
        return staticAddress(prefix, appAddress, tag === "a");
      },
      defaults,
      head: pageHead({ prefix, policy, kind: "page", search }),
      holdsModules: true,
    });
    return [{ path, content: html }];
  }

  /** Adds an address to be written, once for all addresses that differ only in their query. */
  function enqueue(appAddress: string, tag: string): void {
    const address = new URL(appAddress, origin);
    const isWanted = tag === "a" || (tag === "img" && address.pathname.startsWith("/photos/"));
    if (!isWanted || addresses.has(address.pathname)) return;
    address.hash = "";
    addresses.set(address.pathname, address);
  }
}
