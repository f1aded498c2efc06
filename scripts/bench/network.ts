import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { CDPSession } from "playwright";
import { generate } from "selfsigned";

/** The latency is in ms, the rates in bytes per second. */
const phoneNetwork = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };
/** The processor is this many times slower. */
const phoneSlowness = 4;

/**
 * Throttles the page's network and processor to those of a cheap phone: 1.6 Mbit/s, 150 ms, four
 * times slower.
 */
export async function onCheapPhone(instruments: CDPSession): Promise<void> {
  await instruments.send("Network.enable");
  await instruments.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phoneNetwork.latency,
    downloadThroughput: phoneNetwork.download,
    uploadThroughput: phoneNetwork.upload,
  });
  await instruments.send("Emulation.setCPUThrottlingRate", { rate: phoneSlowness });
}

/** A self-signed certificate for 127.0.0.1, as PEM, and the switch that makes Chromium trust it. */
interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** With Playwright's `ignoreHTTPSErrors` Chromium would cache nothing. */
  readonly chromiumSwitch: string;
}

export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(publicKey).digest("base64");
  return { key, cert, chromiumSwitch: `--ignore-certificate-errors-spki-list=${hash}` };
}

/**
 * Serves another server's responses as in production: over HTTP/2, for which browsers need TLS, and
 * compressed by Brotli. Browsers cache hashed files for ever and revalidate the others. The server
 * ends with this process.
 * @returns the origin of the new server
 */
export async function startFront(origin: string, { key, cert }: Certificate): Promise<string> {
  const files = new Map<string, ReturnType<typeof compressed>>();
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const isFile = request.method === "GET" && /\.(?:js|css|jpg)$/.test(request.url);
    const answer = (isFile && files.get(request.url)) || compressed(origin, request);
    if (isFile) files.set(request.url, answer);
    const { status, headers, body } = await answer;
    if (request.headers["if-none-match"] === headers.etag) response.writeHead(304, headers).end();
    else response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function compressed(origin: string, request: Http2ServerRequest) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked = ["accept", "content-type", "cookie", "user-agent", "x-csrf-token"];
  const response = await fetch(origin + request.url, {
    method: request.method,
    headers: asked.map((name) => [name, String(request.headers[name] ?? "")]),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    redirect: "manual",
  });
  const plain = new Uint8Array(await response.arrayBuffer());
  const body = plain.length > 0 ? brotliCompressSync(plain) : plain;
  const passedOn = ["content-type", "content-security-policy", "location"];
  const headers = {
    ...Object.fromEntries([...response.headers].filter(([name]) => passedOn.includes(name))),
    "set-cookie": response.headers.getSetCookie(),
    ...(plain.length > 0 ? { "content-encoding": "br" } : {}),
    "cache-control": request.url.includes("/chunks/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`,
  };
  return { status: response.status, headers, body };
}
