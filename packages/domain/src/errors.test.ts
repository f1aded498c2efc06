import { expect, it, vi } from "vitest";
import { ConfigError, ElementError, isElementError, isRequestError, isYyError } from "./errors";

const failure = { status: 0, url: "https://lojinha.test/", body: null };

it("tells the errors of another built file, which has its own classes", async () => {
  vi.resetModules();
  const other = await import("./errors");
  const request = new other.RequestError("sem resposta", failure);
  const element = new other.ElementError("falta", { code: "YY-201", part: "lista" });
  expect(request).not.toBeInstanceOf(ConfigError);
  expect(
    [request, element, new other.ConfigError("errado", { code: "YY-102" })].map(isYyError),
  ).toEqual([true, true, true]);
  expect([isRequestError(request), isRequestError(element)]).toEqual([true, false]);
  expect([isElementError(element), isElementError(request)]).toEqual([true, false]);
});

it.each([
  ["a name that holds one of ours", Object.assign(new Error("x"), { name: "MyRequestError" })],
  ["one of our names", Object.assign(new Error("x"), { name: "RequestError" })],
  ["no error at all", { name: "ElementError" }],
  ["a text", "RequestError"],
  ["nothing", null],
])("leaves errors of others alone: %s", (_, error) => {
  expect([isYyError(error), isRequestError(error), isElementError(error)]).toEqual([
    false,
    false,
    false,
  ]);
});

it("has nothing of the brand on an error itself: it is neither logged nor copied", () => {
  expect(
    Reflect.ownKeys(new ElementError("falta", { code: "YY-201", part: "lista" })).sort(),
  ).toEqual(["code", "message", "name", "part", "stack"].sort());
});
