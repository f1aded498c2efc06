import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { EngineDriver } from "../EnginePage";

/** Launches a headless Firefox, driven by WebDriver BiDi. */
export async function launch(): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    headless: true,
    defaultViewport: null,
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    args: ["--width=1280", "--height=800"],
    extraPrefsFirefox: { "intl.accept_languages": "pt-BR" },
  });
  // A new page, because Firefox does not focus the one that it starts with, so that keys would not
  // press buttons.
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    mouse: page.mouse,
    keyboard: page.keyboard,
    async chooseFiles(selector, paths) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (input === null) throw new Error(`${selector} is not on the page`);
      await input.uploadFile(...paths);
    },
  };
}
