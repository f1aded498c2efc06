import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Change } from "@yy/demo-pages/dev";
import { type BuildContext, context } from "esbuild";
import { inRepository } from "../repository";

/** Runs the demo server in a separate process, so that it can restart with changed sources. */
export class DevServer {
  readonly #distFolder: string;
  #parameters: readonly string[];
  /** The bundle is in the repository, because it finds its pages relative to itself. */
  readonly #bundle = inRepository("demo-pages/dist/dev.js");
  #builder: BuildContext | undefined;
  #child: ChildProcess | undefined;
  /** For example `http://127.0.0.1:4173`. */
  origin = "";

  /**
   * @param distFolder the folder to serve under `/dist`
   * @param parameters the parameters of its command line
   */
  constructor(distFolder: string, parameters: readonly string[]) {
    this.#distFolder = distFolder;
    this.#parameters = parameters;
  }

  /**
   * Starts or restarts the server. Ends this process when the server cannot listen.
   * @throws {Error} when the server's sources do not build
   */
  async start(): Promise<void> {
    this.#builder ??= await context({
      entryPoints: [inRepository("demo-pages/server/node/dev/main.ts")],
      outfile: this.#bundle,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "warning",
    });
    await this.#builder.rebuild();
    await this.#end();
    const child = fork(this.#bundle, this.#parameters, {
      execArgv: [],
      env: { ...process.env, YY_DIST: this.#distFolder },
    });
    this.#child = child;
    const failed = once(child, "exit").then(([code]) => {
      if (this.#child === child) process.exit(code ?? 1);
    });
    const [origin] = await Promise.race([once(child, "message"), failed.then(() => [""])]);
    this.origin = String(origin);
    // A restart uses the same port.
    this.#parameters = ["--port", new URL(this.origin).port];
  }

  tell(change: Change): void {
    this.#child?.send(change);
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
}
