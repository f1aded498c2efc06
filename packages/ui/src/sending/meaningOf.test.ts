// @vitest-environment happy-dom
import { onOwnRequest } from "@yy/http/unauthorized";
import { expect, it } from "vitest";
import { endsSession } from "./meaningOf";

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
  const isOver = endsSession(result, login);
  stop();
  return [isOver, announced];
}

it("is a 401 of the page's own origin, or the sign-in page", () => {
  expect(outcome(401, `${location.origin}/vender`)).toEqual([true, 1]);
  expect(outcome(200, `${location.origin}/vender`, `${location.origin}/entrar`)).toEqual([true, 1]);
});

it("is no 401 of another origin, which has a session of its own", () => {
  expect(outcome(401, "https://outra.test/vender")).toEqual([false, 0]);
});
