import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from "puppeteer-core";
import { launchOptions } from "../chromium/launchOptions";
import type { EngineDriver, Point } from "./EngineDriver";

/** Launches Chromium without a window, driven by the DevTools protocol. */
export function launchChromiumDriver(): Promise<EngineDriver> {
  const { args, executablePath } = launchOptions();
  const shell = process.env.CHROMIUM_SHELL_PATH;
  const path = shell ?? executablePath;
  return PuppeteerDriver.launch({
    browser: "chrome",
    headless: shell === undefined ? true : "shell",
    args: [...args, "--lang=pt-BR", "--window-size=1280,800"],
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** Launches Firefox without a window, driven by WebDriver BiDi. */
export function launchFirefoxDriver(): Promise<EngineDriver> {
  return PuppeteerDriver.launch({
    browser: "firefox",
    headless: true,
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    args: ["--width=1280", "--height=800"],
    extraPrefsFirefox: { "intl.accept_languages": "pt-BR" },
  });
}

class PuppeteerDriver implements EngineDriver {
  readonly #browser: Browser;
  readonly #page: Page;

  static async launch(options: LaunchOptions): Promise<PuppeteerDriver> {
    const browser = await puppeteer.launch({ defaultViewport: null, ...options });
    // Not the page that it starts with: Firefox does not focus that one, and keys then press no button.
    return new PuppeteerDriver(browser, await browser.newPage());
  }

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: "load" });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  movePointer({ x, y }: Point): Promise<void> {
    return this.#page.mouse.move(x, y);
  }

  pressPointer(): Promise<void> {
    return this.#page.mouse.down();
  }

  releasePointer(): Promise<void> {
    return this.#page.mouse.up();
  }

  async pressKey(key: string): Promise<void> {
    const { keyboard } = this.#page;
    const isShifted = key.startsWith("Shift+");
    if (isShifted) await keyboard.down("Shift");
    await keyboard.press(key.replace(/^Shift\+/, "") as KeyInput);
    if (isShifted) await keyboard.up("Shift");
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    const input = (await this.#page.$(selector)) as ElementHandle<HTMLInputElement> | null;
    if (input === null) throw new Error(`${selector} is not on the page`);
    await input.uploadFile(...paths);
    await input.dispose();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
