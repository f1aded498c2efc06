import { describe, expect, it } from "vitest";
import { submitReason } from "./submitReason";

describe("submitReason", () => {
  it.each([
    [1, "falta preencher ou corrigir 1 campo"],
    [3, "falta preencher ou corrigir 3 campos"],
    [0, ""],
  ])("counts %i invalid fields", (invalidFields, reason) => {
    expect(submitReason({ isLoading: false, invalidFields })).toBe(reason);
  });

  it("says that the form is being sent, whatever its fields", () => {
    expect(submitReason({ isLoading: true, invalidFields: 2 })).toBe("enviando…");
  });
});
