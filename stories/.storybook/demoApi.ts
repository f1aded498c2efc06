import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";
import type * as DemoPages from "@yy/demo-pages/server";
import { type Connect, type Plugin, runnerImport } from "vite";
import { type Beginning, beginPath, visitHeader } from "./visitProtocol.ts";

/**
 * A story's own demo: state, faults and one visitor, kept apart from what other stories' pages do.
 */
interface Visit {
  readonly server: DemoPages.DemoServer;
  cookie: string;
}

/** What the demo answers, the guide and its files too; everything else is Vite's. */
const demoPaths =
  /^\/(api|metadata|states|photos|assets|fragmentos|perfil|pro|produto|compras|entrar|p|_demo|widgets|guia|acessibilidade|navegadores|dist|vendor)(\/|\?|$)/;

/** A docs page shows a dozen stories at once, each in a page of its own. */
const mostVisits = 24;

/**
 * Answers the product's calls in Storybook and in the stories' tests, by the server of the demo
 * pages.
 */
export function demoApi(): Plugin {
  const visits = new Map<string, Promise<Visit>>();
  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const url = request.url ?? "/";
      if (url !== beginPath && !demoPaths.test(url)) return next();
      const key = String(request.headers[visitHeader] ?? "");
      const answer = url === beginPath ? begin : pass;
      visitOf(visits, key)
        .then((visit) => answer(visit, request, response))
        .catch(next);
    });
  };
  return {
    name: "yy-demo-api",
    // `/assets` is the demo's.
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

/** The visit of a page, the oldest given up when there are too many. */
function visitOf(visits: Map<string, Promise<Visit>>, key: string): Promise<Visit> {
  const visit = visits.get(key) ?? startVisit();
  visits.delete(key);
  visits.set(key, visit);
  const [oldest] = visits;
  if (oldest && visits.size > mostVisits) {
    visits.delete(oldest[0]);
    void oldest[1].then(({ server }) => server.close());
  }
  return visit;
}

const emptyPage = "/_story";

/** Through Vite, because Node alone does not take the sources' imports without extensions. */
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

/** Puts the demo back to its seed, signs the visitor in, and answers with the page's CSRF token. */
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

/** Hands the request on as the story's visitor, and the answer back. */
function pass({ server, cookie }: Visit, request: IncomingMessage, response: ServerResponse): void {
  const { port } = server;
  // The guide's pages are of no visit, and keep their session as pages do.
  const headers = { ...request.headers, host: `127.0.0.1:${port}`, ...(cookie && { cookie }) };
  delete headers.origin;
  const { method, url: path } = request;
  const onward = forward({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  onward.on("error", () => drop(response));
  request.pipe(onward);
}

/**
 * Lengths that contradict each other, because Chromium sends a request again whose connection
 * merely closes.
 */
function drop({ socket }: ServerResponse): void {
  socket?.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n");
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
