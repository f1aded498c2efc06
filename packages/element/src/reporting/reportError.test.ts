// @vitest-environment happy-dom
import { ConfigError } from "@yy/domain/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportError } from "./reportError";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
const environment = (name: string) => `<meta name="yy-environment" content="${name}">`;
const guide = (pattern: string) => `<meta name="yy-guide" content="${pattern}">`;
const missing = () => new ConfigError("yy-mask: data-mask is required", { code: "YY-101" });

beforeEach(() => {
  document.head.innerHTML = environment("development") + guide("https://guia.test/widgets/{name}");
});

afterEach(() => {
  log.mockClear();
  document.head.innerHTML = "";
});

it("says which mistake it is, and where the guide explains it and the widget", () => {
  const error = missing();
  reportError(document.createElement("yy-mask"), error);
  const help = "\nYY-101 https://guia.test/guia/erros/101\nhttps://guia.test/widgets/mask";
  expect(error.message).toBe(`yy-mask: data-mask is required${help}`);
  expect(log).toHaveBeenCalledExactlyOnceWith(error, help);
  reportError(document.createElement("yy-mask"), error);
  expect(error.message).toBe(`yy-mask: data-mask is required${help}`);
});

it.each([
  ["without a guide", ""],
  ["with a pattern that makes no address", guide("https://")],
])("says the code alone %s", (_, metas) => {
  document.head.innerHTML = environment("development") + metas;
  const error = missing();
  reportError(document.createElement("yy-mask"), error);
  expect(error.message).toBe("yy-mask: data-mask is required\nYY-101");
});

it("finds the page of the mistake beside the widgets' pages of a site under a path", () => {
  document.head.innerHTML =
    environment("development") + guide("https://site.test/yy/widgets/{name}");
  const error = missing();
  reportError(document.createElement("yy-mask"), error);
  expect(error.message).toContain("YY-101 https://site.test/yy/guia/erros/101");
});

it("tells visitors neither", () => {
  document.head.innerHTML = guide("https://guia.test/widgets/{name}");
  const error = missing();
  reportError(document.createElement("yy-mask"), error);
  expect(error.message).toBe("yy-mask: data-mask is required");
  expect(error.code).toBe("YY-101");
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

it.each(["MyRequestError", "RequestError", "ElementError", "YyError"])(
  "does not take an error of the page for ours, even if it is called %s",
  (name) => {
    const error = Object.freeze(Object.assign(new Error("da página"), { name, code: "YY-101" }));
    reportError(document.createElement("yy-mask"), error);
    expect(error.message).toBe("da página");
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "yy-mask:",
      error,
      "\nhttps://guia.test/widgets/mask",
    );
  },
);
