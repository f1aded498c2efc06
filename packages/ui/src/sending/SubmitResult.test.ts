// @vitest-environment happy-dom
import { onOwnRequest } from "@yy/http/unauthorized";
import { describe, expect, it } from "vitest";
import { attributes } from "./failureSchema";
import { failureText, signOutIfEnded, submitFailure } from "./SubmitResult";

describe("what is said of a failure", () => {
  const entries = Object.entries(attributes).map(([name, { default: text }]) => [name, text]);
  const texts = {
    ...Object.fromEntries(entries),
    errorText: "tente de novo",
    refusedText: "confira tudo",
  };

  function textFor(status: number, retryAfter?: number): string {
    const result = { isSuccess: false, status, body: "", retryAfter, isUnsent: status === 0 };
    const failure = submitFailure(result, false);
    return failure ? failureText(failure, texts) : "";
  }

  it.each([0, 500, 502, 503])("says to try again after %i, where that can help", (status) => {
    expect(textFor(status)).toContain("tente de novo");
  });

  it("says that nobody knows, where it may have been carried out", () => {
    const failure = submitFailure({ isSuccess: false, status: 0, body: null }, false);
    expect(failure && failureText(failure, texts)).toContain("não sabemos");
    expect(textFor(504)).toContain("não sabemos");
  });

  it.each([400, 403, 404, 409, 413, 419, 422, 429, 504])("does not after %i", (status) => {
    expect(textFor(status)).not.toContain("tente de novo");
  });

  it("tells how long the server says to wait, if it does", () => {
    expect(textFor(429, 120)).toContain("espere 2 minutos e");
    expect(textFor(503, 5)).toContain("espere 5 segundos e");
    expect(textFor(429)).toContain("espere um pouco e");
  });
});

describe("the end of a session", () => {
  const login = "/entrar";

  function outcome(status: number, url: string, redirectedTo?: string) {
    let announced = 0;
    const stop = onOwnRequest((request) => {
      if (request === "unauthorized") announced += 1;
    });
    const result = {
      isSuccess: status < 300,
      body: null,
      status,
      url,
      ...(redirectedTo ? { redirectedTo } : {}),
    };
    const isOver = signOutIfEnded(result, login);
    stop();
    return [isOver, announced];
  }

  it("is a 401 of the page's own origin, or the sign-in page", () => {
    expect(outcome(401, `${location.origin}/vender`)).toEqual([true, 1]);
    expect(outcome(200, `${location.origin}/vender`, `${location.origin}/entrar`)).toEqual([
      true,
      1,
    ]);
  });

  it("is no 401 of another origin, which has a session of its own", () => {
    expect(outcome(401, "https://outra.test/vender")).toEqual([false, 0]);
  });
});
