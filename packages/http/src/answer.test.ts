// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answer, accepted, bodyOf, invalidResponse, mediaType, noAnswer } from "./answer";
import { onOwnRequest } from "./unauthorized";

const answerOf = (status: number, text = "", type = "text/plain"): Answer => ({
  status,
  url: `${location.origin}/final`,
  headers: new Headers({ "content-type": type }),
  text,
});

describe("accepted", () => {
  it.each([200, 201, 204, 299])("lets %i through", (status) => {
    const answer = answerOf(status);
    expect(accepted(answer, "GET /")).toBe(answer);
  });

  it.each([199, 300, 304, 400, 404, 422, 500])("refuses %i with a RequestError", (status) => {
    expect(() => accepted(answerOf(status, '{"name":"é curto"}'), "POST /produto")).toThrow(
      expect.objectContaining({
        name: "RequestError",
        message: `POST /produto answered ${status}`,
        status,
        url: `${location.origin}/final`,
        body: { name: "é curto" },
      }),
    );
  });

  describe("with 401", () => {
    const told = vi.fn();
    let stop = () => {};
    afterEach(() => stop());

    it("tells those who listen, until they stop", () => {
      stop = onOwnRequest(told);
      expect(() => accepted(answerOf(401), "GET /")).toThrow();
      expect(told).toHaveBeenCalledTimes(1);
      const ofOthers = { ...answerOf(401), url: "https://outra.test/" };
      for (const answer of [answerOf(403), ofOthers])
        expect(() => accepted(answer, "GET /")).toThrow();
      stop();
      expect(() => accepted(answerOf(401), "GET /")).toThrow();
      expect(told).toHaveBeenCalledTimes(1);
    });
  });
});

describe("bodyOf", () => {
  it("is the parsed JSON, else the text", () => {
    expect(bodyOf('{"a":[1]}')).toEqual({ a: [1] });
    expect(bodyOf("<p>não</p>")).toBe("<p>não</p>");
    expect(bodyOf("")).toBe("");
  });
});

describe("mediaType", () => {
  it("drops parameters and capitals", () => {
    expect(mediaType(answerOf(200, "", "Text/HTML; charset=utf-8"))).toBe("text/html");
    expect(mediaType({ ...answerOf(200), headers: new Headers() })).toBe("");
  });
});

it("tells no query of an address, which may be of a person", () => {
  const url = "https://lojinha.test/lookup.js?cpf=52998224725#52998224725";
  const lookup = "https://lojinha.test/lookup.js";
  expect(noAnswer(url, `GET ${url} got no answer`)).toMatchObject({
    message: `GET ${lookup} got no answer`,
    url: lookup,
  });
  const moved = invalidResponse({ ...answerOf(200), url }, `redirected to "${url}", ${url}`);
  expect(invalidResponse({ ...answerOf(200), url }, `${url}: name is not a string`).message).toBe(
    `${lookup}: name is not a string`,
  );
  expect(moved).toMatchObject({ message: `redirected to "${lookup}", ${lookup}`, url: lookup });
});
