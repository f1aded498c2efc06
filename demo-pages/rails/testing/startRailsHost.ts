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
  /** Path under which the application is mounted (`/loja`); the origin's root. */
  readonly prefix?: string;
  /** Rackup file in this folder that is served in the place of the application. */
  readonly rackup?: string;
  /** Whether it starts as in production, with its assets compiled before; on Rails 7.2 alone. */
  readonly isProduction?: boolean;
  /** Where pages have their files from (`http://cdn.example`), once it is known. */
  assetHost?(): string;
  /** Folder of the build that it is a release of, relative to the application; `dist/`. */
  readonly build?: string;
  /** Folder with the builds of other releases, relative to the application. */
  readonly builds?: string;
  /** How many of them `yy:prune` leaves. */
  readonly keepBuilds?: number;
}

/**
 * Starts the application with a database of its own, on the stack of the project that runs the
 * test. Its URL has its prefix, when it has one.
 * @throws {Error} with what Ruby has said, when it does not come up
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
 * Runs tasks of the application to their end.
 * @throws {Error} with what they have said, when they fail
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

/** What the application reads of its environment (config/application.rb). */
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
