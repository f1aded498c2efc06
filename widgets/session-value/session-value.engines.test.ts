import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const value = (field: string) =>
  `<yy-session-value data-field="${field}"><i>você</i></yy-session-value>`;

describe("yy-session-value", () => {
  const engine = useEngine();
  it("shows a field of the visitor in the place of the server's words", async () => {
    const page = await engine.show(value("first_name"));
    await expect.poll(() => page.texts("yy-session-value >>> [part=value]")).toEqual(["Marina"]);
    expect(await page.isShown("i")).toBe(false);
  });

  it("keeps the server's words without a field", async () => {
    const page = await engine.showOnly(value(""));
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("i", "você")).toBe(true);
  });
});
