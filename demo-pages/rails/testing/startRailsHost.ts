import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const railsRoot = fileURLToPath(new URL("..", import.meta.url));

export interface RailsHost {
  /** Where it answers; with its prefix, when it has one. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface RailsHostOptions {
  /** Path under which the application is mounted (`/loja`); the origin's root. */
  readonly prefix?: string;
  /** Rackup file in this folder that is served in the place of the application. */
  readonly rackup?: string;
}

/**
 * Starts the application with a database of its own.
 * @throws {Error} with what Ruby has said, when it does not come up
 */
export async function startRailsHost({ prefix, rackup }: RailsHostOptions): Promise<RailsHost> {
  const folder = mkdtempSync(join(tmpdir(), "yy-rails-"));
  const file = rackup === undefined ? [] : [join(railsRoot, "testing", rackup)];
  const ruby = spawn("ruby", ["bin/serve", "--port", "0", ...file], {
    cwd: railsRoot,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      RAILS_ENV: "test",
      DATABASE_URL: `sqlite3:${join(folder, "voltinha.sqlite3")}`,
      ...(prefix === undefined ? {} : { RAILS_RELATIVE_URL_ROOT: prefix }),
    },
  });
  const ended = new Promise<void>((resolve) => {
    ruby.on("close", () => resolve());
  });
  const stop = async () => {
    ruby.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface({ input: ruby.stdout }).on("line", (line) => {
      said.push(line);
      const address = /^Rails host: (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    ruby.on("error", ({ message }) => said.push(message));
    ended.then(() => resolve(undefined));
  });
  if (url === undefined) {
    await stop();
    throw new Error(`The Rails host did not start:\n${said.join("\n")}`);
  }
  // The first page compiles the assets.
  await fetch(url);
  return { url, stop };
}
