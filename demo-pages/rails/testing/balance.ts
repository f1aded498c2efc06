import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A load balancer on a port of its own. */
interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a load balancer: it forwards each request to the server whose URL `next` returns. */
export async function balance(next: (path: string) => string): Promise<Balancer> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = "/" } = incoming;
    const forwarded = request(new URL(url, next(url)), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    forwarded.on("error", (error) => outgoing.destroy(error));
    incoming.pipe(forwarded);
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
