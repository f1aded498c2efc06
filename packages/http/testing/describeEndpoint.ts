import type { Fault } from "@yy/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestPage } from "./usePage";

/** Headers of a call of the API's version 1. */
export const V1 = {
  accept: "application/vnd.yy.v1+json, application/json",
  "x-api-version": "1",
};

/** What a typed function of an endpoint must do. */
export interface Endpoint {
  readonly call: () => Promise<unknown>;
  /** The request that the server must receive. */
  readonly sent: {
    readonly method: string;
    readonly path: string;
    readonly query?: object;
    readonly body?: unknown;
    readonly headers?: object;
  };
  /** The result for the demo server's normal answer. */
  readonly gives: unknown;
  /**
   * Bodies of a 200 with one field missing or of a wrong type, and the field that the error must
   * name.
   */
  readonly wrong?: readonly (readonly [body: string, field: string])[];
  /**
   * How the call reads the body: checks it as JSON (the default), ignores it, or reads text by its
   * own rules.
   */
  readonly body?: "ignored" | "text";
}

/** Failures that every call must treat alike: what the server does, and the expected error. */
const failures: Readonly<Record<string, { fault: Fault; error: object }>> = {
  "a 401": {
    fault: { status: 401, body: '{"error":"unauthorized"}' },
    error: { status: 401, body: { error: "unauthorized" } },
  },
  "a 422": {
    fault: { status: 422, body: '{"title":"é curto"}' },
    error: { status: 422, body: { title: "é curto" } },
  },
  "a 500 with a page": {
    fault: { status: 500, body: "<h1>ops</h1>", contentType: "text/html" },
    error: { status: 500, body: "<h1>ops</h1>" },
  },
  "a lost connection": {
    fault: { drop: true },
    error: { status: 0, body: null, cause: { name: "TypeError" } },
  },
  "half an answer": { fault: { truncate: true }, error: { status: 0, body: null } },
};

/** Answers with status 2xx and no usable body. */
const unusable: Readonly<Record<string, Fault>> = {
  "an empty answer": { status: 200, body: "" },
  "a 204": { status: 204 },
  "a page instead": {
    status: 200,
    body: "<!doctype html><h1>entrar</h1>",
    contentType: "text/html",
  },
  "truncated JSON": { status: 200, body: '{"id": 1, "users": [' },
  "another type of JSON": { status: 200, body: '"ok"' },
};

/** The tests of an endpoint's function, called by user 1 over HTTP. */
export function describeEndpoint(page: TestPage, name: string, endpoint: Endpoint): void {
  const { call, sent, gives, body, wrong } = endpoint;
  const { path, method } = sent;
  // With method and path, so that only the call under test fails when a test makes others too.
  const failNext = (fault: Fault) => page.server.failNext({ path, method, ...fault });

  describe(name, () => {
    beforeEach(() => page.open({}, 1));

    it("asks as it should and gives the server's answer", async () => {
      expect(await call()).toEqual(gives);
      const seen = page.server.requests.at(-1);
      expect(seen).toMatchObject({ query: {}, headers: {}, ...sent });
      expect(seen?.body).toEqual(sent.body);
      const headers = seen?.headers ?? {};
      expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
      expect("x-csrf-token" in headers).toBe(method !== "GET");
      expect("x-api-version" in headers).toBe(sent.headers === V1);
    });

    it("rejects with a RequestError when it is refused or lost", async () => {
      for (const [what, { fault, error }] of Object.entries(failures)) {
        failNext(fault);
        await expect(call(), what).rejects.toMatchObject({
          name: "RequestError",
          url: expect.stringContaining(page.server.origin + path),
          ...error,
        });
      }
    });

    if (body === undefined) {
      it("rejects an answer that holds nothing usable", async () => {
        for (const [what, fault] of Object.entries(unusable)) {
          failNext(fault);
          await expect(call(), what).rejects.toMatchObject({
            name: "RequestError",
            status: fault.status,
            body: fault.body === '"ok"' ? "ok" : (fault.body ?? ""),
          });
        }
      });
    }

    if (body === "ignored") {
      it("takes any 2xx as success", async () => {
        for (const fault of Object.values(unusable)) {
          failNext(fault);
          await call();
        }
      });
    }

    if (wrong) {
      it("names the field that is missing or of the wrong type", async () => {
        for (const [answer, field] of wrong) {
          failNext({ status: 200, body: answer });
          await expect(call(), answer).rejects.toMatchObject({
            name: "RequestError",
            status: 200,
            body: JSON.parse(answer),
            message: expect.stringContaining(`: ${field} is not`),
          });
        }
      });
    }
  });
}
