import { describe, expect, it } from "vitest";
import { isStaff } from "./isStaff";

describe("isStaff", () => {
  it("is true when a confirmed_…_staff field is true", () => {
    expect(isStaff({ id: 1, confirmed_loja_staff: true })).toBe(true);
  });

  it.each([
    {},
    { confirmed_loja_staff: false },
    { confirmed_loja_staff: "true" },
    { confirmed_loja_staff: 1 },
    { confirmed_staff: true },
    { unconfirmed_loja_staff: true },
    { confirmed_loja_staff_since: true },
    Object.create({ confirmed_loja_staff: true }) as object,
  ])("is false for %o", (user) => {
    expect(isStaff(user)).toBe(false);
  });
});
