import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A load balancer on a port of its own. */
interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Hands each request on to a server: `next` says the URL of whose turn it is. */
export async function balance(next: (path: string) => string): Promise<Balancer> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = "/" } = incoming;
    const onward = request(new URL(url, next(url)), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", (error) => outgoing.destroy(error));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
