import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const editor =
  '<yy-tag-editor><label>tags <input name="tags" value="vintage"></label></yy-tag-editor>';

describe("yy-tag-editor", () => {
  const engine = useEngine();
  const shown = () => engine.page.texts("yy-tag-editor >>> [part~=tag]");
  const field = "yy-tag-editor >>> [part=field]";

  it("adds a tag by Enter or a comma, and removes one by its button", async () => {
    const page = await engine.show(editor);
    await page.click(field);
    await page.type("seda");
    await page.press("Enter");
    await page.type("azul,");
    await expect.poll(shown).toEqual(["vintage", "seda", "azul"]);
    await page.click("yy-tag-editor >>> [part=remove]");
    await expect.poll(shown).toEqual(["seda", "azul"]);
    expect(await page.value("[name=tags]")).toMatch(/^seda, ?azul$/);
  });

  it("keeps the tags when they cannot be loaded anew", async () => {
    const page = await engine.show(editor);
    engine.server.failNext({ path: "/perfil/minha-lojinha", status: 500 });
    await page.evaluate(() => {
      document.querySelector("yy-tag-editor")?.reload();
    });
    await engine.expectErrors("RequestError");
    expect(await shown()).toEqual(["vintage"]);
  });
});
