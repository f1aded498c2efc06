import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const field = (type: string) =>
  `<yy-password-strength><label>senha <input type="${type}"></label></yy-password-strength>`;

describe("yy-password-strength", () => {
  const engine = useEngine();
  const word = () => engine.page.texts("yy-password-strength >>> [part=word]");

  it("says how strong what is typed is, and nothing of an empty field", async () => {
    const page = await engine.show(field("password"));
    expect(await word()).toEqual([]);
    await page.fill("input", "abc");
    await expect.poll(word).toEqual([expect.stringMatching(/\w/)]);
    const weak = await word();
    await page.type("D3f!gh1jkl");
    await expect.poll(word).not.toEqual(weak);
    await page.fill("input", " ");
    await page.press("Backspace");
    await expect.poll(word).toEqual([]);
  });

  it("leaves a field alone that is none for passwords", async () => {
    const page = await engine.showOnly(field("checkbox"));
    await engine.expectErrors("ElementError");
    expect(await page.count("input")).toBe(1);
  });
});
