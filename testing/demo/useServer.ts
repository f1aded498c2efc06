import { type DemoServer, type DemoServerOptions, startDemoServer } from "@yy/demo-pages/server";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Visitor, visitorOf } from "./visitor";

/** Provides a server for the tests of a file that need no browser. It is reset after each test. */
export function useServer(options: DemoServerOptions = {}): {
  readonly server: DemoServer;
  visitor(signedInAs?: number): Promise<Visitor>;
} {
  let server: DemoServer | undefined;
  beforeAll(async () => {
    server = await startDemoServer(options);
  });
  afterEach(() => server?.reset());
  afterAll(() => server?.close());

  function started(): DemoServer {
    if (server === undefined) {
      throw new Error("useServer: the server exists inside tests and hooks only");
    }
    return server;
  }
  return {
    get server() {
      return started();
    },
    visitor: (signedInAs) => visitorOf(started(), signedInAs),
  };
}
