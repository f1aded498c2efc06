import { describe, expect, it } from "vitest";
import { pluralForm, pluralize } from "./pluralize";

describe("pluralize", () => {
  it.each([
    [0, "0 itens"],
    [1, "1 item"],
    [2, "2 itens"],
    [1_000, "1.000 itens"],
    [-1, "-1 item"],
  ])("writes %d as %s", (count, text) => {
    expect(pluralize(count, "item", "itens")).toBe(text);
  });

  it("gives the noun alone", () => {
    expect(pluralForm(1, "dia", "dias")).toBe("dia");
    expect(pluralForm(3, "dia", "dias")).toBe("dias");
  });
});
