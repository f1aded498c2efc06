import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/**
 * A server as a page has in production: HTTP/2, everything by Brotli, hashed files for ever, the others asked for again.
 */
export interface CompressedServer {
  readonly origin: string;
  /** Of scripts sent so far, without headers: those are the server's, some 270 bytes a file. */
  scriptBytes(): number;
  close(): void;
}

/**
 * @param certificate key and certificate as PEM; browsers speak HTTP/2 over TLS alone
 * @param folders URL prefix → folder
 * @param texts URL path → document or script
 */
export async function startCompressedServer(
  certificate: { readonly key: string; readonly cert: string },
  folders: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): Promise<CompressedServer> {
  const compressed = new Map<string, Buffer>();
  let scriptBytes = 0;
  const sessions = new Set<ServerHttp2Session>();
  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert }, (request, answer) => {
    const { pathname } = new URL(request.url, "https://localhost");
    const content = texts.get(pathname) ?? fileAt(folders, pathname);
    if (content === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const body = compressed.get(pathname) ?? brotliCompressSync(content);
    compressed.set(pathname, body);
    const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    const isHashed = /\/chunks\//.test(pathname);
    answer.setHeader("content-type", types[extname(pathname)] ?? types[".html"] ?? "");
    answer.setHeader("content-encoding", "br");
    answer.setHeader("etag", etag);
    answer.setHeader(
      "cache-control",
      isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    );
    if (request.headers["if-none-match"] === etag) {
      answer.writeHead(304).end();
      return;
    }
    if (extname(pathname) === ".js") scriptBytes += body.length;
    answer.end(body);
  });
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    scriptBytes: () => scriptBytes,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

function fileAt(folders: ReadonlyMap<string, string>, pathname: string): Buffer | undefined {
  for (const [prefix, folder] of folders) {
    if (!pathname.startsWith(prefix)) continue;
    const file = join(folder, pathname.slice(prefix.length));
    if (file.startsWith(folder + sep) && existsSync(file)) return readFileSync(file);
  }
  return undefined;
}
