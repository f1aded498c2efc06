import { describe, expect, it } from "vitest";
import * as forms from "./index";
import { rules } from "./rules";

describe("the functions of forms", () => {
  it("are one for every rule, but for the remote flag, which is no text", () => {
    const missing = Object.keys(rules).filter((name) => !Object.hasOwn(forms, name));
    expect(missing).toEqual(["isRemoteValid"]);
  });

  it("validate the text alone: an empty one is nothing valid, but a number of no digits", () => {
    expect(forms.isValidCpf("")).toBe(false);
    expect(forms.isValidEmail("")).toBe(false);
    expect(forms.isFullName("")).toBe(false);
    expect(forms.isNumber("")).toBe(true);
  });
});
