// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { got } from "./got";

afterEach(() => {
  document.head.innerHTML = "";
});

const inEnvironment = (name: string) => {
  document.head.innerHTML = `<meta name="yy-environment" content="${name}">`;
};

it.each(["", "production", "staging"])("tells no value in the environment %j", (name) => {
  inEnvironment(name);
  expect(got("529.982.247-25")).toBe("");
});

it("tells the value in development, a huge one short", () => {
  inEnvironment("development");
  expect(got("amanhã")).toBe(', got "amanhã"');
  expect(got(-1)).toBe(", got -1");
  expect(got("x".repeat(1_000_000))).toMatch(/^, got "x{79}$/);
});
