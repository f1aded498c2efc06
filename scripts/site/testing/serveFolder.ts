import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, relative } from "node:path";

/** The content types that any file server knows. The site must not need more. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** A minimal file server. */
export interface FileServer {
  /** The origin without a trailing slash. */
  readonly origin: string;
  /** Path in the folder → replaced content, as after a new version of the site was published. */
  readonly replaced: Map<string, string>;
  close(): Promise<void>;
}

/**
 * Serves the folder under a path that begins and ends with a slash: only files, `index.html` and
 * its redirect.
 */
export async function serveFolder(path: string, folder: string): Promise<FileServer> {
  const replaced = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, normalize(decodeURIComponent(pathname.slice(path.length - 1))));
    const isInside = pathname.startsWith(path);
    const found = isInside ? await stat(file).catch(() => undefined) : undefined;
    if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405).end();
    if (found?.isDirectory() && !pathname.endsWith("/"))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const target = found?.isDirectory() ? join(file, "index.html") : file;
    const content =
      replaced.get(relative(folder, target)) ??
      (found && (await readFile(target).catch(() => undefined)));
    if (content === undefined) return response.writeHead(404).end("not found");
    response.writeHead(200, { "content-type": types[extname(target)] ?? "text/plain" });
    return response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, replaced, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
