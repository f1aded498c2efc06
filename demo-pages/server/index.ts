import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { createDemo } from "./app";
import type { DemoState } from "./fixtures/types";
import type { DemoEnv } from "./middleware/environment";
import type { Fault } from "./middleware/faults";
import type { RecordedRequest } from "./middleware/recording";
import { guideFiles, readPreloads } from "./node/guideFiles";
import { NodeConnection } from "./node/NodeConnection";
import { builtFolder, pagesFolder, partialsFolder } from "./node/paths";
import { staticFiles } from "./node/staticFiles";
import { TemplateFiles } from "./node/TemplateFiles";
import type { PageSource } from "./rendering/adHocPage";
import { Templates } from "./rendering/Templates";

export type { DemoState } from "./fixtures/types";
export type { Fault } from "./middleware/faults";
export type { UploadedFile } from "./middleware/payload";
export type { RecordedRequest } from "./middleware/recording";
export type { AdHocDocument, AdHocPage, PageSource, RawPage } from "./rendering/adHocPage";

/** A running demo: pages, files and every call of the product, on a state in memory. */
export interface DemoServer {
  /** For example `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly port: number;
  /** The live state: read it, or change it in place. */
  readonly state: DemoState;
  /** Every call since the start or the last reset, in the order of arrival. */
  readonly requests: RecordedRequest[];
  /** Serves a page at this path, in place of what is there; it stays through resets. */
  addPage(path: string, page: PageSource): void;
  /** Takes back every page that was added. */
  removePages(): void;
  /** Makes the next matching call fail. */
  failNext(fault: Fault): void;
  /** Forgets the faults that still wait for their call. */
  failNoMore(): void;
  /** Back to the seeded state: no sessions unless kept, no recorded requests, no faults. */
  reset(options?: { readonly keepsSessions?: boolean }): void;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
}

/** Where to listen and what to serve. */
export interface DemoServerOptions {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** The folder behind `/dist`; the repository's own. */
  readonly distDir?: string;
  /** Whether pages carry the strict Content-Security-Policy; true. */
  readonly csp?: boolean;
  /** Whether the doctor is on every page that does not say otherwise; false. */
  readonly doctor?: boolean;
  /** Whether each response to a browser is late by a random time; false, but in `npm run test:late`. */
  readonly answersLate?: boolean;
  /** Routes that see a request before the demo does. */
  readonly before?: Hono<DemoEnv>;
}

/**
 * Starts the demo on 127.0.0.1.
 * @throws {Error} when the port is taken.
 */
export async function startDemoServer(options: DemoServerOptions = {}): Promise<DemoServer> {
  const distFolder = resolve(options.distDir ?? builtFolder);
  const adHoc = new Map<string, PageSource>();
  const demo = createDemo({
    adHoc,
    templates: new Templates(new TemplateFiles(pagesFolder, partialsFolder)),
    files: staticFiles(distFolder),
    guide: guideFiles(distFolder),
    isBuilt: (file) => existsSync(join(distFolder, file)),
    preloadsOf: (flavour) => readPreloads(distFolder, flavour),
    // The browser tests run once with each.
    defaultFlavour: process.env.YY_FLAVOUR === "lite" ? "lite" : "react",
    csp: options.csp ?? true,
    doctor: options.doctor ?? false,
    answersLate: options.answersLate ?? process.env.YY_LATE_ANSWERS === "on",
    before: options.before,
  });
  const server = createAdaptorServer({
    fetch: (request, bindings) =>
      demo.app.fetch(request, { connection: new NodeConnection(bindings as HttpBindings) }),
    overrideGlobalObjects: false,
  }) as Server;
  // Idle connections stay: one that closes just as a request comes down it fails that request in clients that, unlike
  // browsers, do not send it again.
  server.keepAliveTimeout = 0;
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { state, requests, faults, reset } = demo;

  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    state,
    requests,
    addPage: (path, page) => void adHoc.set(path, page),
    removePages: () => adHoc.clear(),
    failNext: (fault) => faults.add(fault),
    failNoMore: () => faults.stop(),
    reset,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
