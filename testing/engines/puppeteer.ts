import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { launchOptions } from "../chromium/launchOptions";
import type { EngineDriver } from "./EnginePage";

/** Launches Chromium without a window, driven by the DevTools protocol. */
export async function launchChromium(): Promise<EngineDriver> {
  const { args, ...options } = launchOptions();
  const shell = process.env.CHROMIUM_SHELL_PATH;
  const browser = await puppeteer.launch({
    browser: "chrome",
    headless: shell === undefined ? true : "shell",
    defaultViewport: null,
    args: [...args, "--lang=pt-BR", "--window-size=1280,800"],
    ...(shell === undefined ? options : { executablePath: shell }),
  });
  return openPage(browser);
}

/** Launches Firefox without a window, driven by WebDriver BiDi. */
export async function launchFirefox(): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    headless: true,
    defaultViewport: null,
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    args: ["--width=1280", "--height=800"],
    extraPrefsFirefox: { "intl.accept_languages": "pt-BR" },
  });
  return openPage(browser);
}

/** Not the page that the browser starts with: Firefox does not focus that one, and keys then press no button. */
async function openPage(browser: Browser): Promise<EngineDriver> {
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
