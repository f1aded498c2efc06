import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll } from "vitest";

/** A request another site received. */
export interface ForeignRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, method: string) => void;

/** A server of another origin, with permissive CORS, that records its requests. */
export interface OtherOrigin {
  readonly origin: string;
  readonly requests: ForeignRequest[];
  /** Sets its answers until the test ends; `{"id":null}` as JSON by default. */
  answerWith(reply: Reply): void;
}

const jsonReply: Reply = (response) => {
  response.setHeader("Content-Type", "application/json").end('{"id":null}');
};

/** Starts another site for the tests of a file. */
export function useOtherOrigin(): OtherOrigin {
  const requests: ForeignRequest[] = [];
  let reply = jsonReply;
  const server: Server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    requests.push({ method, url, headers, body });
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Access-Control-Allow-Methods", "*");
    if (method === "OPTIONS") response.writeHead(204).end();
    else reply(response, method);
  });

  beforeAll(() => new Promise<void>((started) => server.listen(0, "127.0.0.1", started)));
  afterEach(() => {
    reply = jsonReply;
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    get origin() {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("not started");
      return `http://127.0.0.1:${address.port}`;
    },
    requests,
    answerWith(next) {
      reply = next;
    },
  };
}
