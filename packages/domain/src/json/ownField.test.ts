import { describe, expect, it } from "vitest";
import { ownField } from "./ownField";

describe("ownField", () => {
  it("reads the object's own fields", () => {
    expect(ownField({ id: 0 }, "id")).toBe(0);
  });

  it.each(["constructor", "toString", "__proto__", "missing"])("does not see %s", (name) => {
    expect(ownField({}, name)).toBeUndefined();
  });
});
