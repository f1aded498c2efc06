import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { createDemo, type Demo, type DemoOptions } from "./app";
import type { Fault } from "./middleware/faults";
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

/** A running demo server: pages, files and the product's API, with its state in memory. */
export interface DemoServer extends Pick<Demo, "state" | "requests" | "reset"> {
  /** For example `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly port: number;
  /** Serves a page at this path, in place of what is there; it stays through resets. */
  addPage(path: string, page: PageSource): void;
  /** Removes every page that was added. */
  removePages(): void;
  /** Makes the next matching call fail. */
  failNext(fault: Fault): void;
  /** Removes the faults that still wait for their call. */
  failNoMore(): void;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
}

/** Where to listen and what to serve. */
export interface DemoServerOptions
  extends Partial<Pick<DemoOptions, "csp" | "doctor" | "answersLate" | "before">> {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The folder behind `/dist`; by default the repository's own. */
  readonly distDir?: string;
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
    // The browser tests run once with each flavour.
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
  // Idle connections stay open: closing one while a request arrives would fail that request in
  // clients that, unlike browsers, do not retry it.
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
