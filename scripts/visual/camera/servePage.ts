import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { preview } from "vite";
import { inRepository } from "../../repository";

/** The page of the stories, behind a server of its own. */
export interface ServedPage {
  readonly origin: string;
  close(): Promise<void>;
}

const configFile = inRepository("stories/visual/vite.config.ts");
const vite = inRepository("node_modules/.bin/vite");

/** Builds the page in which stories are drawn, with the widgets from their sources, and serves it. */
export async function servePage(): Promise<ServedPage> {
  // In a process of its own, because Vite builds for development where tests run.
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(vite, ["build", "--config", configFile], { env });
  const server = await preview({ configFile, preview: { host: "127.0.0.1", port: 0 } });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(url).origin, close: () => server.close() };
}
