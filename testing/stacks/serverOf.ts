import type { ChildProcess } from "node:child_process";

/**
 * What Puma, PHP's server and gunicorn all say once they listen; port 0 is what they were asked
 * for.
 */
const listening = /http:\/\/127\.0\.0\.1:[1-9]\d*(?:\/[\w/-]*)?/;
/** Milliseconds until a server listens, on a machine that is busy with others. */
const startTimeoutMs = 90_000;

/** A server that a test has started. */
export interface Server {
  /** Where it answers, as it has said itself; without a slash at its end. */
  readonly url: string;
  /** What it has written to both its outputs so far. */
  output(): string;
  /** Kills it, and resolves once it has ended. */
  stop(): Promise<void>;
}

/**
 * Waits until a server says where on 127.0.0.1 it listens. Start it at port 0, so that it takes a
 * free one.
 * @param child with both outputs piped
 * @throws {Error} with what it has said, when it ends before
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
      // An address may come in two pieces: it is whole at the end of its line.
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
