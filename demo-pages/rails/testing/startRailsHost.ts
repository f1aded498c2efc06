import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runInStacks, type Server, serverOf, startInStacks } from "@yy/testing/stacks";
import { stack } from "./stack";

const railsRoot = fileURLToPath(new URL("..", import.meta.url));

export interface RailsHostOptions {
  /** Path under which the application is mounted (`/loja`); by default the root. */
  readonly prefix?: string;
  /** Rackup file in this folder, to serve in place of the application. */
  readonly rackup?: string;
  /** Whether it starts as in production, with precompiled assets; only on Rails 7.2. */
  readonly isProduction?: boolean;
  /** Origin of the pages' files (`http://cdn.example`); called when the host starts. */
  assetHost?(): string;
  /** Folder of its build, relative to the application; by default `dist/`. */
  readonly build?: string;
  /** Folder with the builds of other releases, relative to the application. */
  readonly builds?: string;
  /** How many of them `yy:prune` keeps. */
  readonly keepBuilds?: number;
}

/**
 * Starts the application with a database of its own, on the stack of the project that runs the
 * test. The server's URL includes the prefix.
 * @throws {Error} with Ruby's output, when it does not start
 */
export async function startRailsHost(options: RailsHostOptions = {}): Promise<Server> {
  const { rackup, isProduction = false } = options;
  const file = rackup === undefined ? [] : [`testing/${rackup}`];
  const serve = ["ruby", "bin/serve", "--port", "0", ...file];
  const command = isProduction
    ? ["sh", "-ec", 'rake -s assets:precompile\nexec "$@"', "sh", ...serve]
    : serve;
  const server = await (stack.isInChroot
    ? startInStacks({
        command,
        folder: "demo-pages/rails",
        env: { ...envOf(options), DATABASE_URL: "sqlite3:/tmp/voltinha.sqlite3" },
      })
    : startHere(command, envOf(options)));
  // The first page compiles the assets.
  await fetch(server.url);
  return server;
}

/**
 * Runs tasks of the application.
 * @throws {Error} with their output, when they fail
 */
export async function runRake(tasks: readonly string[], options: RailsHostOptions): Promise<void> {
  const command = ["rake", "-s", ...tasks];
  const env = { ...envOf(options), DATABASE_URL: "sqlite3:/tmp/voltinha-rake.sqlite3" };
  if (stack.isInChroot) {
    const { code, output } = await runInStacks({ command, folder: "demo-pages/rails", env });
    if (code !== 0) throw new Error(output);
  } else {
    const [program = "", ...parameters] = command;
    await promisify(execFile)(program, parameters, {
      cwd: railsRoot,
      env: { ...process.env, ...env },
    });
  }
}

/** The environment variables that the application reads (config/application.rb). */
function envOf({
  prefix,
  isProduction = false,
  assetHost,
  build,
  builds,
  keepBuilds,
}: RailsHostOptions): Record<string, string> {
  return {
    ...(isProduction
      ? { RAILS_ENV: "production", PUBLIC_PATH: "/tmp/public" }
      : { RAILS_ENV: "test" }),
    ...(prefix === undefined ? {} : { RAILS_RELATIVE_URL_ROOT: prefix }),
    ...(assetHost && { ASSET_HOST: assetHost() }),
    ...(build !== undefined && { YY_BUILD: build }),
    ...(builds !== undefined && { YY_BUILDS: builds }),
    ...(keepBuilds !== undefined && { YY_KEEP_BUILDS: `${keepBuilds}` }),
  };
}

async function startHere(
  [program = "", ...parameters]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "yy-rails-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const child = spawn(program, parameters, {
    cwd: railsRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, DATABASE_URL: `sqlite3:${join(folder, "voltinha.sqlite3")}` },
  });
  child.on("close", remove);
  return serverOf(child);
}
