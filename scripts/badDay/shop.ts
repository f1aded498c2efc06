import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DemoServer, startDemoServer } from "@yy/demo-pages/server";
import type { HourSummary } from "@yy/domain/reports/ReportSummary";
import { RunStopped } from "../setup/run.mjs";
import { advertBody, advertHead, switchPath } from "./page";
import type { Releases } from "./releases";

/** Where adverts are sent. */
const action = "/vender";
const published = "/publicado";

/** The demo server, with a page of an advert whose template never changes, and the file of its switch. */
export interface Shop {
  readonly origin: string;
  /** URL of the page, as this signed-in visitor gets it. */
  readonly pageFor: (visitor: number) => string;
  readonly dashboard: string;
  /** What the operator edits. The page has it in its head, and its open pages ask for it. */
  readonly switchFile: string;
  writeSwitch(content: object): void;
  /** Descriptions of the adverts that have arrived, in their order. */
  readonly arrived: () => readonly string[];
  /** What the dashboard draws. */
  readonly summary: () => Promise<HourSummary>;
  readonly close: () => Promise<void>;
}

/**
 * @param port 0 for any free one
 * @throws {RunStopped} when the port is taken
 */
export async function openShop({ folder, good }: Releases, port: number): Promise<Shop> {
  const server = await startServer(folder, port);
  const { origin } = server;
  const switchFile = join(folder, "switch.json");
  const switched = () => readFileSync(switchFile, "utf8");
  writeFileSync(switchFile, "{}");
  server.addPage("/anunciar", ({ searchParams }) => ({
    title: "anuncie a sua peça",
    script: "none",
    head: advertHead({
      release: good,
      switched: switched(),
      visitor: Number(searchParams.get("visitante")),
    }),
    body: advertBody(action),
  }));
  server.addPage(switchPath, () => ({
    html: switched(),
    headers: { "content-type": "application/json", "cache-control": "no-cache" },
  }));
  server.addPage(action, { html: "", status: 303, headers: { location: published } });
  server.addPage(published, {
    script: "none",
    body: '<main id="conteudo"><h1>a sua peça está no ar</h1></main>',
  });
  return {
    origin,
    pageFor: (visitor) => `${origin}/anunciar?visitante=${visitor}`,
    dashboard: `${origin}/painel`,
    switchFile,
    writeSwitch: (content) => writeFileSync(switchFile, JSON.stringify(content)),
    arrived: () =>
      server.requests
        .filter(({ method, path }) => method === "POST" && path === action)
        .map(({ body }) => (body as { description: string }).description),
    summary: async () => (await (await fetch(`${origin}/painel.json`)).json()) as HourSummary,
    close: server.close,
  };
}

async function startServer(distDir: string, port: number): Promise<DemoServer> {
  try {
    return await startDemoServer({ distDir, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new RunStopped(`npm run bad-day: port ${port} is taken; --port chooses another.`);
  }
}
