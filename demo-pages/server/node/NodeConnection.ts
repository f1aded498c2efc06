import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { BrokenAnswer, Connection } from "../middleware/environment";

/** The socket of one request to the HTTP server. */
export class NodeConnection implements Connection {
  readonly #http: HttpBindings;
  #isBroken = false;

  constructor(http: HttpBindings) {
    this.#http = http;
  }

  /**
   * When a socket closes before any header, Chromium retries the request by itself, even a write,
   * if the connection was reused or preconnected. Contradictory headers reject `fetch` just the
   * same, without the retry.
   */
  drop(): Response {
    const { socket } = this.#http.incoming;
    this.#isBroken = true;
    socket.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", () =>
      socket.destroy(),
    );
    return RESPONSE_ALREADY_SENT;
  }

  truncate({ status, headers, body }: BrokenAnswer): Response {
    const { outgoing } = this.#http;
    const whole = Buffer.from(body);
    this.#isBroken = true;
    outgoing.writeHead(status, { ...headers, "content-length": whole.length });
    outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }

  sendAgain(url: string, request: RequestInit): Promise<unknown> {
    return fetch(url, request);
  }

  brokenStatus(): number | undefined {
    const { headersSent, statusCode } = this.#http.outgoing;
    if (!this.#isBroken) return undefined;
    return headersSent ? statusCode : 0;
  }
}
