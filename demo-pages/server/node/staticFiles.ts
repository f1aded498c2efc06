import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { DemoEnv } from "../middleware/environment";
import { assetsFolder, packageFile } from "./paths";

/**
 * Files: the built widgets under `/dist`, page libraries under `/vendor`, the demo's own under
 * `/assets`.
 */
export function staticFiles(distFolder: string): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>().get("/favicon.ico", (request) => request.body(null, 204));
  for (const files of ["/dist/*", "/assets/*", "/vendor/*"]) app.use(files, etag(), caching);
  app.get("/dist/*", filesIn(distFolder));
  app.get(`/assets/${sharedStylesName}`, async (request) =>
    request.body(await readSharedStyles(), 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.get("/assets/*", filesIn(assetsFolder));
  for (const [name, path] of vendorFiles) app.get(`/vendor/${name}`, serveStatic({ path }));
  for (const files of ["/dist/*", "/assets/*", "/vendor/*"])
    app.get(files, (request) => request.text("not found", 404));
  return app;
}

/** The files of a folder, under whatever name the folder is served. */
function filesIn(root: string): MiddlewareHandler<DemoEnv> {
  return serveStatic({ root, rewriteRequestPath: (path) => path.replace(/^\/[^/]+/, "") });
}

/**
 * Hashed chunks, also those of releases beside this one, may be kept for ever; everything else is
 * asked for again and answered 304 while it is the same.
 */
const caching: MiddlewareHandler<DemoEnv> = async (request, next) => {
  await next();
  if (!request.res.ok) return;
  const isHashed = /^\/dist\/([\w.-]+\/)*chunks\//.test(request.req.path);
  request.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  request.header("x-content-type-options", "nosniff");
};

/** What is under `/vendor`. */
const vendorFiles: ReadonlyMap<string, string> = new Map([
  ["turbo.js", packageFile("@hotwired/turbo/dist/turbo.es2017-umd.js")],
  ["turbolinks.js", packageFile("turbolinks/dist/turbolinks.js")],
  ["rails-ujs.js", packageFile("@rails/ujs/app/assets/javascripts/rails-ujs.js")],
  ["jquery.js", packageFile("jquery/dist/jquery.js")],
  ["minisearch.js", packageFile("minisearch/dist/es/index.js")],
  ["keep-nonce.js", join(assetsFolder, "keep-nonce.js")],
]);

export const vendorNames: readonly string[] = [...vendorFiles.keys()];

/** A script under `/vendor`, undefined when there is none of that name. */
export async function readVendorFile(name: string): Promise<string | undefined> {
  const file = vendorFiles.get(name);
  return file === undefined ? undefined : readFile(file, "utf8");
}

/** Under `/assets`: the stylesheets that every page has, as one file. */
export const sharedStylesName = "pages.css";

/**
 * The stylesheets that every page has, which `pages.css` imports. One request instead of one a
 * sheet: nothing is painted before all are there, and browsers ask an HTTP/1.1 server for six files
 * at a time.
 */
export async function readSharedStyles(): Promise<string> {
  const imports = await readFile(join(assetsFolder, sharedStylesName), "utf8");
  const sheets = [...imports.matchAll(/@import "([^"]+)"/g)].map(([, sheet = ""]) => sheet);
  const texts = await Promise.all(
    sheets.map((sheet) => readFile(join(assetsFolder, sheet), "utf8")),
  );
  return texts.join("\n");
}
