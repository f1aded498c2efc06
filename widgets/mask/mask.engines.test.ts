import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const masked = (mask: string) =>
  `<yy-mask data-mask="${mask}" data-unmasked-name="raw"><label>valor <input name="shown"></label></yy-mask><input aria-label="outro">`;

describe("yy-mask", () => {
  const engine = useEngine();

  it("shows what is typed in its pattern, takes letters for nothing, and keeps the raw value", async () => {
    const page = await engine.show(masked("zipcode"));
    await page.fill("[name=shown]", "a01310b100");
    await expect.poll(() => page.value("[name=shown]")).toBe("01310-100");
    expect(await page.value("[name=raw]")).toBe("01310100");
    await page.press("Backspace");
    await expect.poll(() => page.value("[name=shown]")).toBe("01310-10");
  });

  it("completes the cents of money on leaving", async () => {
    const page = await engine.show(masked("money"));
    await page.fill("[name=shown]", "1234,5");
    await page.press("Tab");
    await expect.poll(() => page.value("[name=shown]")).toBe("R$ 1.234,50");
    expect(await page.value("[name=raw]")).toBe("1234.50");
  });

  it("leaves the field alone when there is no such mask", async () => {
    const page = await engine.showOnly(masked("placa"));
    await engine.expectErrors("ConfigError");
    await page.fill("[name=shown]", "abc");
    expect(await page.value("[name=shown]")).toBe("abc");
  });
});
