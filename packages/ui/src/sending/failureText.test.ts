// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { attributes } from "./failureSchema";
import { failureText } from "./failureText";
import { submitFailure } from "./meaningOf";

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
