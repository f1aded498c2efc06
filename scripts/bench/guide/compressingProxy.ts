import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const passedOn = ["content-type", "content-security-policy", "cache-control", "set-cookie"];

interface CompressingProxy {
  readonly origin: string;
  close(): void;
}

/** Another server's answers by Brotli, each compressed once, as a page has them in production. */
export async function startCompressingProxy(origin: string): Promise<CompressingProxy> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const known = answers.get(path) ?? ask(origin + path);
    answers.set(path, known);
    const { status, headers, body } = await known;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url);
  const kept = passedOn.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(kept), "content-encoding": "br" },
    body: brotliCompressSync(new Uint8Array(await answer.arrayBuffer())),
  };
}
