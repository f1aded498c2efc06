// @vitest-environment happy-dom
import { ConfigError } from "@yy/domain/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportError } from "./reportError";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => {
  document.head.innerHTML = `<meta name="yy-environment" content="development">
    <meta name="yy-guide" content="https://guia.test/{name}">`;
});

afterEach(() => {
  log.mockClear();
  document.head.innerHTML = "";
});

it("writes the guide's URL into the messages of our errors", () => {
  const error = new ConfigError("yy-mask: data-mask is required");
  reportError(document.createElement("yy-mask"), error);
  expect(error.message).toBe("yy-mask: data-mask is required\nhttps://guia.test/mask");
  expect(log).toHaveBeenCalledExactlyOnceWith(error, "\nhttps://guia.test/mask");
});

it.each(["MyRequestError", "RequestError", "ElementError", "YyError"])(
  "does not take an error of the page for ours, even if it is called %s",
  (name) => {
    const error = Object.freeze(Object.assign(new Error("da página"), { name }));
    reportError(document.createElement("yy-mask"), error);
    expect(error.message).toBe("da página");
    expect(log).toHaveBeenCalledExactlyOnceWith("yy-mask:", error, "\nhttps://guia.test/mask");
  },
);
