import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";
import type * as DemoPages from "@yy/demo-pages/server";
import { type Connect, type Plugin, runnerImport } from "vite";
import { type Beginning, beginPath, visitHeader } from "./visitProtocol.ts";

/** The demo server of one page of stories, with its own state, faults and visitor. */
interface Visit {
  readonly server: DemoPages.DemoServer;
  cookie: string;
}

/** Paths that the demo server answers, including the guide and its files; Vite answers the rest. */
const demoPaths =
  /^\/(api|metadata|states|photos|assets|fragmentos|perfil|pro|produto|compras|entrar|p|_demo|widgets|guia|acessibilidade|navegadores|dist|vendor)(\/|\?|$)/;

/** The maximum number of open demos. A docs page shows a dozen stories, each in its own frame. */
const maxVisits = 24;

/** Middleware that answers API requests of stories, in Storybook and in tests, by demo servers. */
export function demoApi(): Plugin {
  const visits = new Map<string, Promise<Visit>>();
  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const url = request.url ?? "/";
      if (url !== beginPath && !demoPaths.test(url)) return next();
      const key = String(request.headers[visitHeader] ?? "");
      const handle = url === beginPath ? begin : forward;
      visitOf(visits, key)
        .then((visit) => handle(visit, request, response))
        .catch(next);
    });
  };
  return {
    name: "yy-demo-api",
    // The demo server answers `/assets`.
    config: () => ({ build: { assetsDir: "story-assets" } }),
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
    async closeBundle() {
      const open = [...visits.values()];
      visits.clear();
      await Promise.all(open.map(async (visit) => (await visit).server.close()));
    },
  };
}

/** The visit with this key. When there are too many, the least recently used one is closed. */
function visitOf(visits: Map<string, Promise<Visit>>, key: string): Promise<Visit> {
  const visit = visits.get(key) ?? startVisit();
  visits.delete(key);
  visits.set(key, visit);
  const [oldest] = visits;
  if (oldest && visits.size > maxVisits) {
    visits.delete(oldest[0]);
    void oldest[1].then(({ server }) => server.close());
  }
  return visit;
}

const emptyPage = "/_story";

/** Loaded by Vite, because Node cannot resolve the sources' imports without extensions. */
let demoPages: Promise<typeof DemoPages> | undefined;

async function startVisit(): Promise<Visit> {
  demoPages ??= runnerImport<typeof DemoPages>(
    fileURLToPath(import.meta.resolve("@yy/demo-pages/server")),
    { configFile: false, logLevel: "error" },
  ).then(({ module }) => module);
  const server = await (await demoPages).startDemoServer();
  server.addPage(emptyPage, { body: "", script: "none" });
  return { server, cookie: "" };
}

/** Resets the demo to its seed, signs the visitor in, and responds with the page's CSRF token. */
async function begin(visit: Visit, request: IncomingMessage, response: ServerResponse) {
  const { signedInAs, faults } = JSON.parse(await textOf(request)) as Beginning;
  const { server } = visit;
  server.reset();
  const page = await fetch(server.origin + emptyPage);
  visit.cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  const csrfToken = /name="csrf-token" content="([^"]*)"/.exec(await page.text())?.[1] ?? "";
  if (signedInAs !== null)
    await fetch(`${server.origin}/_demo/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: visit.cookie },
      body: JSON.stringify({ userId: signedInAs }),
    });
  for (const fault of faults) server.failNext(fault);
  response.setHeader("content-type", "application/json").end(JSON.stringify({ csrfToken }));
}

/** Forwards the request to the demo server with the visitor's cookie, and pipes the response. */
function forward(
  { server, cookie }: Visit,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { port } = server;
  // The guide's pages have no visit, and send their own session cookie.
  const headers = { ...request.headers, host: `127.0.0.1:${port}`, ...(cookie && { cookie }) };
  delete headers.origin;
  const { method, url: path } = request;
  const forwarded = httpRequest({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  forwarded.on("error", () => drop(response));
  request.pipe(forwarded);
}

/**
 * Fails the request with two contradicting lengths. If the connection merely closed, Chromium would
 * send the request again.
 */
function drop({ socket }: ServerResponse): void {
  socket?.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n");
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
