import { describe, expect, it } from "vitest";
import { fieldText } from "./fieldText";

const user = {
  first_name: "Marina",
  count: 0,
  flag: false,
  empty: "",
  blank: " \n",
  nothing: null,
  settings: { enabled: true },
  list: [1],
};

describe("fieldText", () => {
  it.each([
    ["first_name", "Marina"],
    ["count", "0"],
    ["flag", "false"],
    ["empty", ""],
    ["blank", ""],
    ["nothing", ""],
    ["absent", ""],
    ["constructor", ""],
    ["__proto__", ""],
  ])("reads %s as %j", (field, text) => {
    expect(fieldText(user, field)).toBe(text);
  });

  it("is empty when nobody is signed in", () => {
    expect(fieldText(null, "first_name")).toBe("");
  });

  it.each([
    ["settings", "not an object"],
    ["list", "not a list"],
  ])("refuses %s, which is no text", (field, message) => {
    expect(() => fieldText(user, field)).toThrow(
      expect.objectContaining({
        name: "ConfigError",
        attribute: "data-field",
        message: expect.stringContaining(message),
      }),
    );
  });
});
