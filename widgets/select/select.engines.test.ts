import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const select = (options: string) => `<p><label for="estado">estado</label>
  <yy-select><select id="estado" name="estado">${options}</select></yy-select></p>`;
const states =
  '<option value="">Selecione</option><option value="BA">Bahia</option><option value="SP">São Paulo</option>';

describe("yy-select", () => {
  const engine = useEngine();
  const box = "yy-select >>> [role=combobox]";
  const option = "yy-select >>> [role=option]";

  it("opens by a click and chooses by a click, by keys too, and keeps the value in the field", async () => {
    const page = await engine.show(select(states));
    await page.click(box);
    await page.click(option, "Bahia");
    await expect.poll(() => page.value("#estado")).toBe("BA");
    await expect.poll(() => page.isShown(option)).toBe(false);
    await page.focus(box);
    await page.press("ArrowDown");
    await expect.poll(() => page.isShown(option)).toBe(true);
    await page.press("ArrowDown");
    await page.press("Enter");
    await expect.poll(() => page.value("#estado")).toBe("SP");
    await page.press("ArrowDown");
    await expect.poll(() => page.isShown(option)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => page.isShown(option)).toBe(false);
  });

  it("leaves the browser's own list when there is no select to take over", async () => {
    const page = await engine.showOnly("<yy-select><p>nada</p></yy-select>");
    await engine.expectErrors("ElementError");
    expect(await page.isShown("p", "nada")).toBe(true);
  });
});
