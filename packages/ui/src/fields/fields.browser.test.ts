import { bundleForPage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as Disabled from "./disabled";
import type * as Fields from "./field";
import type * as Changed from "./isChanged";
import type * as Labels from "./labels";

declare global {
  interface Window {
    fields: typeof Fields;
    disabledness: typeof Disabled;
    labels: typeof Labels;
    changed: typeof Changed;
    fired: string[];
  }
}

describe("fields of the server's forms", () => {
  const demo = useDemo();

  async function open(body: string): Promise<Page> {
    const scripts = await Promise.all([
      bundleForPage("packages/ui/src/fields/field.ts", "fields"),
      bundleForPage("packages/ui/src/fields/disabled.ts", "disabledness"),
      bundleForPage("packages/ui/src/fields/labels.ts", "labels"),
      bundleForPage("packages/ui/src/fields/isChanged.ts", "changed"),
    ]);
    demo.server.addPage("/fields", { body, inlineScript: scripts.join("\n"), script: "none" });
    return demo.open("/fields");
  }

  const watch = (page: Page) =>
    page.evaluate(() => {
      window.fired = [];
      const input = document.querySelector("#a") as HTMLInputElement;
      const stop = window.fields.onFieldValue(input, ({ type }) =>
        window.fired.push(`${type} ${input.value}`),
      );
      Object.assign(window, { stop });
    });
  const fired = (page: Page) => page.evaluate(() => window.fired);

  it("tell of their value when typed into, changed, reset by a click or by script, and shown again", async () => {
    const page = await open(
      '<form id="f"><input id="a" value="x"><button type="reset">limpar</button></form>',
    );
    await watch(page);
    await page.locator("#a").press("End");
    await page.keyboard.type("y");
    await page.locator("#a").blur();
    await page.getByRole("button").click();
    await expect.poll(() => fired(page)).toEqual(["input xy", "change xy", "reset x"]);
    await page.evaluate(() => document.forms[0]?.reset());
    await expect.poll(() => fired(page)).toHaveLength(4);
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    expect((await fired(page)).at(-1)).toBe("pageshow x");
    await page.evaluate(() => (Reflect.get(window, "stop") as () => void)());
    await page.locator("#a").fill("z");
    await page.evaluate(() => document.forms[0]?.reset());
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(await fired(page)).toHaveLength(5);
  });

  it("tell of the reset of the form they name, and none that was prevented", async () => {
    const page = await open(
      '<form id="f"></form><form id="g"></form><input id="a" form="f" value="x">',
    );
    await watch(page);
    await page.evaluate(async () => {
      const [f, g] = [...document.forms];
      g?.reset();
      f?.addEventListener("reset", (event) => event.preventDefault(), { once: true });
      f?.reset();
      f?.reset();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(await fired(page)).toEqual(["reset x"]);
  });

  it("take a value with the events of a visitor, and only a new one", async () => {
    const page = await open('<input id="a">');
    await watch(page);
    const changed = await page.evaluate(() => {
      const input = document.querySelector("#a") as HTMLInputElement;
      return [window.fields.enterValue(input, "1"), window.fields.enterValue(input, "1")];
    });
    expect(changed).toEqual([true, false]);
    expect(await fired(page)).toEqual(["input 1", "change 1"]);
  });

  it("tell when they are disabled, by themselves or by a fieldset, once each", async () => {
    const page = await open('<fieldset><input id="a"></fieldset><input id="b">');
    const seen = await page.evaluate(async () => {
      const seen: boolean[] = [];
      const input = document.querySelector("#a") as HTMLInputElement;
      const fieldset = document.querySelector("fieldset") as HTMLFieldSetElement;
      const other = document.querySelector("#b") as HTMLInputElement;
      const stop = window.disabledness.onDisabled(input, (disabled) => seen.push(disabled));
      const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
      input.disabled = true;
      await soon();
      fieldset.disabled = true;
      await soon();
      input.disabled = false;
      other.disabled = true;
      await soon();
      fieldset.disabled = false;
      await soon();
      stop();
      input.disabled = true;
      await soon();
      return seen;
    });
    expect(seen).toEqual([true, false]);
  });

  it("have the name that their labels give them", async () => {
    const page = await open(`
      <label for="a">e-mail <small hidden>oculto</small></label><input id="a" placeholder="voce@exemplo.com">
      <label>cor <select id="b"><option>azul</option></select></label>
      <span id="x">preço</span> <span id="y">em reais</span><input id="c" aria-labelledby="x y">
      <input id="d" aria-label="busca"><input id="e" placeholder="cupom"><input id="f">`);
    const names = await page.evaluate(() =>
      [..."abcdef"].map((id) =>
        window.labels.fieldLabel(document.querySelector(`#${id}`) as HTMLInputElement),
      ),
    );
    expect(names).toEqual(["e-mail", "cor", "preço em reais", "busca", "cupom", ""]);
  });

  it("are changed by a choice or a text, and not by how a browser or a mask writes the server's value", async () => {
    const page = await open(`<form>
      <input name="box" type="checkbox"><input name="radio" type="radio" checked>
      <input name="range" type="range"><input name="color" type="color"><input name="file" type="file">
      <input name="number" type="number" value="1,5"><textarea name="area">a</textarea>
      <span data-mask="money"><input name="money" value="120.0"></span>
      <span data-mask="date"><input name="date" value="1990-05-20"></span>
      <select name="one"><option disabled>escolha</option><option>linho</option><option>seda</option></select>
      <select name="many" multiple><option>p</option><option>m</option></select></form>`);
    const changed = () =>
      page.evaluate(() =>
        [...(document.forms[0]?.elements ?? [])]
          .filter((field) => window.changed.isChanged(field as HTMLInputElement))
          .map((field) => (field as HTMLInputElement).name),
      );
    const fill = (values: Readonly<Record<string, string>>) =>
      page.evaluate((all) => {
        for (const [name, value] of Object.entries(all))
          (document.forms[0]?.elements.namedItem(name) as HTMLInputElement).value = value;
      }, values);
    await fill({ money: "R$ 120,00", date: "20/05/1990" });
    expect(await changed()).toEqual([]);
    await fill({ range: "51", color: "#ff0000", number: "2", area: "b", one: "seda", many: "p" });
    await fill({ money: "R$ 80,00", date: "21/05/1990" });
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>("[name=box], [name=radio]"))
        box.checked = !box.checked;
    });
    const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
    await page.locator("[name=file]").setInputFiles(file);
    const all = "box radio range color file number area money date one many";
    expect(await changed()).toEqual(all.split(" "));
  });
});
