import type { ChildProcess } from "node:child_process";

/**
 * Matches the address that Puma, PHP's server and gunicorn print once they listen, but not the
 * requested port 0.
 */
const listening = /http:\/\/127\.0\.0\.1:[1-9]\d*(?:\/[\w/-]*)?/;
/** The maximum time until a server listens on a busy machine. */
const startTimeoutMs = 90_000;

/** A server that a test has started. */
export interface Server {
  /** The address that the server has printed, without a trailing slash. */
  readonly url: string;
  /** Its output to stdout and stderr so far. */
  output(): string;
  /** Kills the server, and resolves once it has ended. */
  stop(): Promise<void>;
}

/**
 * Waits until a server prints its address on 127.0.0.1. Start it at port 0, so that it takes a free
 * port.
 * @param child the process, with stdout and stderr piped
 * @throws {Error} with its output, when it ends before that
 */
export async function serverOf(child: ChildProcess): Promise<Server> {
  let said = "";
  const ended = new Promise<void>((resolve) => {
    child.on("close", () => resolve());
  });
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const url = await new Promise<string | undefined>((resolve) => {
    const listen = (text: string) => {
      said += text;
      // An address may arrive in two pieces, so only complete lines are searched.
      const [address] = listening.exec(said.slice(0, said.lastIndexOf("\n") + 1)) ?? [];
      if (address !== undefined) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", listen);
    child.on("error", ({ message }) => {
      said += message;
      resolve(undefined);
    });
    void ended.then(() => resolve(undefined));
    setTimeout(resolve, startTimeoutMs, undefined).unref();
  });
  if (url === undefined) {
    await stop();
    throw new Error(`The server did not start:\n${said}`);
  }
  return { url: url.replace(/\/$/, ""), output: () => said, stop };
}
