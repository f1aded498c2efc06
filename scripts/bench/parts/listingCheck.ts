import type { Locator, Page } from "playwright";

/**
 * Uses all functions of the listing page, so that no broken page is measured.
 * @throws Error that says what does not work
 */
export async function checkListing(page: Page): Promise<void> {
  page.setDefaultTimeout(20_000);
  const words = (text: string) => page.getByText(text, { exact: true });
  const sellers = page.locator(".seller");
  const guide = words("do pp ao gg, em centímetros.");
  const filters = words("cor, marca e preço.");
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    "the first button follows": async () => {
      const [answer] = await Promise.all([
        page.waitForResponse("**/api/users/follow*"),
        sellers.first().getByText("seguir Ana 1").filter({ visible: true }).click(),
      ]);
      if (answer.status() !== 201) throw new Error(`the answer is ${answer.status()}`);
      await sellers.first().getByText("seguindo Ana 1").waitFor();
    },
    "the sixth seller is followed": () =>
      sellers.nth(5).getByText("seguindo Ana 6").filter({ visible: true }).waitFor(),
    "the modal opens and closes": () => opens(page, words("tamanhos"), guide),
    "the panel opens and closes": () => opens(page, words("filtrar"), filters),
    "the next slide comes": async () => {
      await page
        .getByRole("button", { name: /próximo|next/i })
        .first()
        .click();
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".slide")].some((slide) => {
          const { left, width } = slide.getBoundingClientRect();
          return /festa/.test(slide.textContent ?? "") && left >= 0 && left < width / 2;
        }),
      );
    },
    "the popover opens": async () => {
      await words("como medir?").click();
      await words("com a peça deitada, de costura a costura.").waitFor();
      await page.keyboard.press("Escape");
    },
    "the countdown counts": () => page.getByText("3 horas", { exact: true }).waitFor(),
    "another tab is chosen": async () => {
      await page.locator(".tabs").getByText("medidas", { exact: true }).first().click();
      await words("busto 92, cintura 74, quadril 98.").waitFor();
      await words("vestidos de segunda mão, lavados e passados.").waitFor({ state: "hidden" });
    },
    "another question opens and closes the first": async () => {
      await words("pelos correios, em três dias.").waitFor();
      await words("como devolvo?").click();
      await words("em até sete dias, sem custo.").waitFor();
      await untilOutOfReach(words("pelos correios, em três dias."));
    },
    "the cpf is masked": async () => {
      for (const digit of "12345678909") {
        await page.locator("#cpf").press(digit);
        // jQuery's mask sets the caret with a delay.
        await page.evaluate(() => inPage.quiet());
      }
      const value = await page.locator("#cpf").inputValue();
      if (value !== "123.456.789-09") throw new Error(`it is "${value}"`);
    },
    "a state is chosen": async () => {
      const select = page.locator("select#estado:not(.select2-hidden-accessible)");
      if (await select.isVisible()) await select.selectOption("BA");
      else {
        await page.getByRole("combobox").last().click();
        await page.getByRole("option", { name: "Bahia" }).click();
      }
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>("#estado")?.value === "BA",
      );
    },
    "the banner closes": async () => {
      await page.locator(".banner").getByRole("button", { name: "fechar" }).click();
      await page.getByText("frete grátis até domingo").waitFor({ state: "hidden" });
    },
  };
  for (const [what, step] of Object.entries(steps))
    await step().catch((error: Error) => {
      throw new Error(`It does not hold that ${what}: ${error.message}`);
    });
}

async function opens(page: Page, opener: Locator, content: Locator): Promise<void> {
  await opener.click();
  await content.waitFor();
  // Bootstrap ignores keys during its opening animation.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  await page.keyboard.press("Escape");
  await content.waitFor({ state: "hidden" });
}

/**
 * Waits until a press at the text's place would not reach it: some contenders hide collapsed
 * content, others clip it.
 */
async function untilOutOfReach(words: Locator): Promise<void> {
  await words.page().waitForFunction(
    (element) => {
      if (!element) return true;
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    },
    await words.elementHandle(),
  );
}
