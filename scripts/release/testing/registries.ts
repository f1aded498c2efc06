import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join, normalize } from "node:path";
import { runServer } from "verdaccio";
import { succeed } from "../checkout";

/** A registry on loopback. */
export interface Registry {
  /** The URL without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an npm registry with this repository's package. It gets all other packages from npm's
 * configured registry.
 * @param folder the folder for its data
 * @param tarball the file to publish
 */
export async function startNpmRegistry(folder: string, tarball: string): Promise<Registry> {
  const upstream = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  const config = join(folder, "verdaccio.yaml");
  writeFileSync(
    config,
    // JSON is valid YAML.
    JSON.stringify({
      storage: join(folder, "storage"),
      auth: { htpasswd: { file: join(folder, "htpasswd") } },
      uplinks: { upstream: { url: upstream } },
      packages: {
        "@yy/*": { access: "$all", publish: "$all", unpublish: "$all" },
        "**": { access: "$all", proxy: "upstream" },
      },
      max_body_size: "100mb",
      web: { enable: false },
      log: { type: "file", path: join(folder, "verdaccio.log"), level: "warn" },
    }),
  );
  const registry = await listen(await runServer(config));
  // npm only publishes with a token; this registry accepts any.
  const token = `--${registry.url.replace("http:", "")}/:_authToken=anybody`;
  await succeed("The package could not be published", folder, [
    ...["npm", "publish", tarball, `--registry=${registry.url}/`, token, "--ignore-scripts"],
  ]);
  return registry;
}

/** Starts a static gem server with one gem. */
export async function startGemServer(folder: string, gem: string): Promise<Registry> {
  mkdirSync(join(folder, "gems"), { recursive: true });
  copyFileSync(gem, join(folder, "gems", basename(gem)));
  await succeed("The gem index could not be written", folder, [
    ...["gem", "generate_index", "--silent", "--directory", folder],
  ]);
  return serveFolder(folder);
}

/** Serves the files of a folder, as any web server does. */
export function serveFolder(folder: string): Promise<Registry> {
  return listen(
    createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
      const file = join(folder, path);
      if (path.includes("..") || !existsSync(file) || !statSync(file).isFile())
        response.writeHead(404).end();
      else createReadStream(file).pipe(response);
    }),
  );
}

function listen(server: Server): Promise<Registry> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => stop(server) });
    });
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
