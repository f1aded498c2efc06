import { ConfigError, RequestError } from "@yy/domain/errors";
import { describe, expect, it } from "vitest";
import { failureOf } from "./failureOf";

const failed = (stack: string, name = "TypeError", message = "x is null") =>
  failureOf(Object.assign(new Error(message), { name, stack }));

describe("where an error arose", () => {
  it.each([
    [
      "Chromium",
      "TypeError: x is null\n    at a (https://cdn.example/yy/chunks/select-38e18834.digested.js:1:200)\n    at b (https://x/y.js:2:3)",
    ],
    [
      "Firefox",
      "a@https://cdn.example/yy/chunks/select-38e18834.digested.js:1:200\nb@https://x/y.js:2:3\n",
    ],
    [
      "Safari",
      "https://cdn.example/yy/chunks/select-38e18834.digested.js:1:200\nb@https://x/y.js:2:3",
    ],
    [
      "a file that was asked for again",
      "TypeError: x is null\n    at https://cdn.example/yy/chunks/select-38e18834.digested.js?2:1:200",
    ],
  ])("is the file, line and column of the first frame, in %s", (_engine, stack) => {
    expect(failed(stack)).toEqual({
      name: "TypeError",
      place: "select-38e18834.digested.js:1:200",
    });
  });

  it("is never a page, whose path may name a person", () => {
    expect(failed("TypeError: x is null\n    at https://loja.example/marina:12:3").place).toBe("");
  });

  it("is nothing that the message says", () => {
    const message = "não abre:\n    at https://loja.example/marina.js:1:2";
    const stack = `Error: ${message}\n    at https://loja.example/app.js:7:8`;
    expect(failed(stack, "Error", message).place).toBe("app.js:7:8");
    expect(JSON.stringify(failed(stack, "Error", message))).not.toContain("marina");
  });
});

it("has the code of a mistake of the page, and none that another library's error has", () => {
  const mistake = new ConfigError("yy-mask: data-mask is required", { code: "YY-101" });
  expect(failureOf(mistake)).toMatchObject({ name: "ConfigError", code: "YY-101" });
  for (const other of [
    Object.assign(new Error("x"), { code: "YY-101" }),
    new RequestError("x", { status: 500, url: "", body: null }),
  ])
    expect(failureOf(other)).not.toHaveProperty("code");
});

it.each([
  ["um nome com espaços", "Error"],
  ["marina@example.com", "Error"],
  ["RequestError", "RequestError"],
])("an error called %s is called %s", (name, told) => {
  expect(failed("", name).name).toBe(told);
});

it.each([null, undefined, "texto", 7, { name: "marina" }])(
  "what is no error, as %j, has no place",
  (thrown) => {
    expect(failureOf(thrown)).toEqual({ name: "Error", place: "" });
  },
);
