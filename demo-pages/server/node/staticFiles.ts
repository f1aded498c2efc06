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

/** The files of a folder, whatever the path's first segment. */
function filesIn(root: string): MiddlewareHandler<DemoEnv> {
  return serveStatic({ root, rewriteRequestPath: (path) => path.replace(/^\/[^/]+/, "") });
}

/**
 * Browsers may cache hashed chunks forever, also those of other releases; they revalidate
 * everything else, and get 304 while it is unchanged.
 */
const caching: MiddlewareHandler<DemoEnv> = async (request, next) => {
  await next();
  if (!request.res.ok) return;
  const isHashed = /^\/dist\/([\w.-]+\/)*chunks\//.test(request.req.path);
  request.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  request.header("x-content-type-options", "nosniff");
};

/** Files under `/vendor`, by name. */
const vendorFiles: ReadonlyMap<string, string> = new Map([
  ["turbo.js", packageFile("@hotwired/turbo/dist/turbo.es2017-umd.js")],
  ["turbolinks.js", packageFile("turbolinks/dist/turbolinks.js")],
  ["rails-ujs.js", packageFile("@rails/ujs/app/assets/javascripts/rails-ujs.js")],
  ["jquery.js", packageFile("jquery/dist/jquery.js")],
  ["minisearch.js", packageFile("minisearch/dist/es/index.js")],
  ["keep-nonce.js", join(assetsFolder, "keep-nonce.js")],
]);

export const vendorNames: readonly string[] = [...vendorFiles.keys()];

/** The text of a script under `/vendor`; undefined for an unknown name. */
export async function readVendorFile(name: string): Promise<string | undefined> {
  const file = vendorFiles.get(name);
  return file === undefined ? undefined : readFile(file, "utf8");
}

/** Under `/assets`: the stylesheets that every page has, as one file. */
export const sharedStylesName = "pages.css";

/**
 * The stylesheets that every page has, which `pages.css` imports, as one file: browsers paint
 * nothing before all have arrived, and load only six files at a time over HTTP/1.1.
 */
export async function readSharedStyles(): Promise<string> {
  const imports = await readFile(join(assetsFolder, sharedStylesName), "utf8");
  const sheets = [...imports.matchAll(/@import "([^"]+)"/g)].map(([, sheet = ""]) => sheet);
  const texts = await Promise.all(
    sheets.map((sheet) => readFile(join(assetsFolder, sheet), "utf8")),
  );
  return texts.join("\n");
}
