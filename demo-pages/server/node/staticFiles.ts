import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../middleware/environment";
import { assetsFolder } from "./paths";
import { readSharedStyles, sharedStylesName } from "./sharedStyles";
import { readVendorFile } from "./vendorFiles";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".html": "text/html; charset=utf-8",
};

/** Files: the built widgets under `/dist`, page libraries under `/vendor`, the demo's own under `/assets`. */
export function staticFiles(distFolder: string): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/dist/*", (request) =>
      fileOf(request, distFolder, /^\/dist\/(lite\/)?chunks\//.test(request.req.path)),
    )
    .get(`/assets/${sharedStylesName}`, async (request) =>
      answer(request, await readSharedStyles(), ".css", false),
    )
    .get("/assets/*", (request) => fileOf(request, assetsFolder, false))
    .get("/vendor/:file", async (request) => {
      const content = await readVendorFile(request.req.param("file"));
      return content === undefined ? request.notFound() : answer(request, content, ".js", false);
    })
    .get("/favicon.ico", (request) => request.body(null, 204));
}

/** The file that the rest of the path names inside the folder; a path that leads out of it is not found. */
async function fileOf(request: DemoRequest, folder: string, immutable: boolean): Promise<Response> {
  const file = pathInside(folder, request.req.path);
  const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  return file === undefined || content === undefined
    ? request.text("not found", 404)
    : answer(request, content, extname(file), immutable);
}

function pathInside(folder: string, path: string): string | undefined {
  let rest: string;
  try {
    rest = decodeURIComponent(path).replace(/^\/[^/]+\//, "");
  } catch {
    return undefined;
  }
  const file = resolve(folder, rest);
  return file.startsWith(folder + sep) && !rest.includes("\0") ? file : undefined;
}

/** Hashed chunks may be kept for ever; everything else is asked for again and answered 304 while it is the same. */
function answer(
  request: DemoRequest,
  content: string | Buffer,
  extension: string,
  immutable: boolean,
): Response {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  const headers = {
    "content-type": types[extension] ?? "application/octet-stream",
    "cache-control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    etag,
  };
  return request.req.header("If-None-Match") === etag
    ? request.body(null, 304, headers)
    : request.body(typeof content === "string" ? content : new Uint8Array(content), 200, headers);
}
