import { collectProblems, sharePage, useDemo } from "@yy/testing";
import { followText, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { violations } from "./testing/violations";

const demo = useDemo();
const eventLogOf = (page: Page) => page.locator("[data-guide-events]").first().textContent();

describe("an example of the guide", () => {
  it("shows each way to write it in a tab", async () => {
    const page = await demo.open("/widgets/follow-button");
    await page.getByText("<%= yy_follow_button").first().scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-tabs.markup");
    for (const [name, code] of [
      ["HTML", "<yy-follow-button"],
      ["Django", '{% yy "follow-button"'],
      ["Laravel", "<x-yy-follow-button"],
      ["helper ERB", "<%= yy_follow_button"],
    ] as const) {
      await page.getByRole("tab", { name }).first().click();
      await page.getByText(code).first().waitFor();
    }
    expect(await eventLogOf(page)).not.toContain("yy:tab");
    expect(collectProblems(page).cspViolations).toEqual([]);
  });

  it("shows all of them without JavaScript, and no controls", async () => {
    const page = await demo.open("/widgets/follow-button", { javaScript: false });
    for (const language of ["erb", "html", "django", "laravel"])
      expect(await page.locator(`[data-guide-code="${language}"]`).first().isVisible()).toBe(true);
    expect(await page.locator("[data-guide-controls]").first().isVisible()).toBe(false);
  });

  it("is changed by its controls, and its code with it", async () => {
    const page = await demo.open("/widgets/follow-button");
    const controls = page.locator("[data-guide-controls]");
    const button = page.locator(".example yy-follow-button").first();
    await controls.scrollIntoViewIfNeeded();
    await waitUntilMounted(page, ".states li:first-child yy-follow-button");
    await controls.getByText(/^mais \d+ atributos$/).click();
    await controls.getByLabel("data-label", { exact: true }).fill('quero "já"');
    await button.getByRole("button", { name: 'quero "já" Rafael' }).waitFor();
    const codeOf = (language: string) =>
      page.locator(`[data-guide-code="${language}"]`).first().textContent();
    await expect.poll(() => codeOf("erb")).toContain('label: "quero \\"já\\""');
    expect(await codeOf("django")).toContain('label="quero \\"já\\""');
    expect(await codeOf("html")).toContain(`data-label='quero "já"'`);
    await controls.getByRole("button", { name: "sem data-user-id" }).click();
    await button.getByRole("link", { name: "seguir Rafael" }).waitFor();
    const required = `data-user-id is required\nYY-101 ${demo.server.origin}/guia/erros/101\n${demo.server.origin}/widgets/follow-button`;
    await expect.poll(() => eventLogOf(page)).toContain(required);
    await controls.getByRole("button", { name: "voltar ao começo" }).click();
    await button.getByRole("button", { name: `${followText} Rafael` }).waitFor();
    await expect.poll(() => codeOf("erb")).not.toContain("quero");
    expect(await controls.getByLabel("data-user-id").inputValue()).toBe("4");
    expect(collectProblems(page).cspViolations).toEqual([]);
  });

  it("has controls for the dialog that its link opens", async () => {
    const page = await demo.open("/widgets/modal");
    const controls = page.locator("[data-guide-controls]");
    const name = controls.getByLabel("data-name", { exact: true });
    await expect.poll(() => name.inputValue()).toBe("tamanhos");
    await controls.getByLabel("data-label", { exact: true }).fill("medidas da loja");
    await waitUntilMounted(page, "yy-modal[data-name=tamanhos]");
    await page.getByRole("link", { name: "guia de tamanhos" }).click();
    await page.getByRole("dialog", { name: "medidas da loja" }).waitFor();
  });
});

describe("an example of something that fails", () => {
  it("leads to a page without one of its files, and back: the browser's select stays", async () => {
    const page = await demo.open("/widgets/select");
    const field = page.getByRole("combobox", { name: "categoria" });
    const first = "yy-select:has(#categoria)";
    await waitForState(page, first, "enhanced");
    await page.getByRole("link", { name: "ver sem a biblioteca" }).click();
    await page.waitForURL("**/widgets/select?missing=parts");
    await waitForState(page, first, "failed");
    await field.selectOption("bolsas");
    expect(await field.inputValue()).toBe("bolsas");
    await page.getByRole("link", { name: "com a biblioteca" }).click();
    await waitForState(page, first, "enhanced");
    expect(collectProblems(page).cspViolations).toEqual([]);
  });

  it("closes a banner until the page is loaded again, without cookies", async () => {
    const page = await demo.open("/widgets/top-banner");
    const banner = page.locator("yy-top-banner[data-section=home]");
    await page.getByRole("link", { name: "ver sem cookies" }).click();
    await page.waitForURL("**/widgets/top-banner?missing=cookies");
    await banner.getByRole("button", { name: "fechar" }).click();
    await banner.waitFor({ state: "hidden" });
    await page.reload();
    await banner.getByRole("button", { name: "fechar" }).waitFor();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.includes("closed"))).toEqual([]);
    expect(collectProblems(page).cspViolations).toEqual([]);
  });
});

describe("a chapter", () => {
  const page = sharePage(demo, () => demo.open("/guia/como-funciona"));

  it("copies its code without the colours", async () => {
    await page().context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const block = page().locator(".markup-code", { hasText: "YY.onUser" });
    await block.getByRole("button", { name: "copiar" }).click();
    await expect
      .poll(() => page().evaluate(() => navigator.clipboard.readText()))
      .toContain('YY.flash("mensagem enviada", "success");');
    expect(await block.locator(".hljs-string").count()).toBeGreaterThan(0);
  });

  it("shows its examples at work", async () => {
    const example = page().locator(".live yy-tabs").first();
    await example.scrollIntoViewIfNeeded();
    await example.getByRole("tab", { name: "entrega" }).click();
    expect(await example.getByText("sai em até dois dias úteis").isVisible()).toBe(true);
  });

  it("has its chapters listed in an even rhythm, each heading nearer to its own", async () => {
    const groups = await page()
      .locator(".chapter-list > div")
      .evaluateAll((lists) =>
        lists.map((list) =>
          [...list.querySelectorAll("h2, a")].map((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            const { top, bottom } = text.getBoundingClientRect();
            return { top, bottom };
          }),
        ),
      );
    const gapsOf = (lines: (typeof groups)[number]) =>
      lines.slice(1).map(({ top }, index) => Math.round(top - (lines[index]?.bottom ?? 0)));
    const between = groups.flatMap((lines) => gapsOf(lines.slice(1)));
    expect(between.length).toBeGreaterThan(10);
    expect(Math.max(...between) - Math.min(...between)).toBeLessThanOrEqual(1);
    const own = Math.max(...groups.flatMap((lines) => gapsOf(lines.slice(0, 2))));
    const before = groups.slice(1).flatMap((lines, index) => {
      const last = groups[index]?.at(-1);
      return gapsOf([last, lines[0]].filter((line) => line !== undefined));
    });
    expect(own).toBeLessThan(Math.min(...before));
  });

  it("is printed without what stands around it", async () => {
    await page().emulateMedia({ media: "print" });
    expect(await page().locator(".chapter-list").isVisible()).toBe(false);
    expect(await page().locator("[data-guide-copy]").first().isVisible()).toBe(false);
    expect(await page().locator("h1").isVisible()).toBe(true);
    await page().emulateMedia({ media: "screen" });
  });
});

describe("the guide's search", () => {
  const searchOf = (page: Page) => page.getByRole("combobox", { name: "buscar no guia" });
  const resultsOf = (page: Page) =>
    page.getByRole("listbox", { name: "resultados" }).getByRole("option");

  it("is reached by / and used by keyboard alone", async () => {
    const page = await demo.open("/widgets");
    await page.keyboard.press("/");
    await page.keyboard.type("nao lidas");
    const options = resultsOf(page);
    await options.first().waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await options.last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    const first = options.first();
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await searchOf(page).getAttribute("aria-activedescendant")).toBe(
      await first.getAttribute("id"),
    );
    expect(await violations(page, "main")).toEqual([]);
    const href = (await first.getAttribute("data-href")) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("finds an attribute on a phone, and takes the pointer to its row", async () => {
    const page = await demo.open("/widgets/tabs", { viewport: { width: 390, height: 844 } });
    await page.getByRole("searchbox", { name: "buscar no guia" }).click();
    await searchOf(page).fill("data-unfollow-path");
    await page.getByRole("option", { name: /^data-unfollow-path/ }).click();
    await page.waitForURL("**/widgets/follow-button#data-unfollow-path");
    expect(await page.locator("tr:target th").textContent()).toBe("data-unfollow-path");
  });

  it("says that nothing is found, is closed by Escape with the words kept, and leaves / to writers", async () => {
    const page = await demo.open("/widgets");
    await page.keyboard.press("/");
    await page.keyboard.type("xyzw");
    await page.getByRole("status").getByText("nada encontrado").waitFor({ state: "attached" });
    await searchOf(page).fill("modal");
    await resultsOf(page).first().waitFor();
    await page.keyboard.press("Escape");
    expect(await resultsOf(page).count()).toBe(0);
    expect(await searchOf(page).inputValue()).toBe("modal");
    await page.goto(`${demo.server.origin}/widgets/follow-button`);
    const name = page.getByLabel("data-user-name", { exact: true });
    await name.fill("a");
    await page.keyboard.type("/b");
    expect(await name.inputValue()).toBe("a/b");
  });
});
