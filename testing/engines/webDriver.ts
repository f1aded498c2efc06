import {
  Builder,
  Capabilities,
  Key,
  Origin,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import type { EngineDriver, Point } from "./EngineDriver";
import { startWebKitServer } from "./webKitServer";

/** Launches WebKitGTK's small browser on a virtual display, driven by WebDriver. */
export async function launchWebKitDriver(): Promise<EngineDriver> {
  const server = await startWebKitServer();
  try {
    const driver = await new Builder()
      .usingServer(server.url)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: server.browser, args: ["--automation"] },
        }),
      )
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return new SeleniumDriver(driver, server.close);
  } catch (error) {
    server.close();
    throw error;
  }
}

/** Script that returns the value of the expression, or its error, as JSON; see {@link SeleniumDriver.evaluate}. */
const asyncScript = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => done({ value }),
    (error) => done({ error: String(error?.stack ?? error) }),
  );`;

class SeleniumDriver implements EngineDriver {
  readonly #driver: WebDriver;
  readonly #closeServer: () => void;

  constructor(driver: WebDriver, closeServer: () => void) {
    this.#driver = driver;
    this.#closeServer = closeServer;
  }

  open(url: string): Promise<void> {
    return this.#driver.get(url);
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      asyncScript(expression),
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  movePointer({ x, y }: Point): Promise<void> {
    return this.#pointer()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
      .perform();
  }

  pressPointer(): Promise<void> {
    return this.#pointer().press().perform();
  }

  releasePointer(): Promise<void> {
    return this.#pointer().release().perform();
  }

  pressKey(key: string): Promise<void> {
    const name = key.replace(/^Shift\+/, "");
    const code = keys[name] ?? name;
    const actions = this.#driver.actions();
    return key.startsWith("Shift+")
      ? actions.keyDown(Key.SHIFT).keyDown(code).keyUp(code).keyUp(Key.SHIFT).perform()
      : actions.keyDown(code).keyUp(code).perform();
  }

  type(text: string): Promise<void> {
    return this.#driver.actions().sendKeys(text).perform();
  }

  async chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    const [first = "", ...inner] = selector.split(">>>");
    const roots = inner.reduce(
      (element, step) => `${element}.shadowRoot.querySelector(${JSON.stringify(step)})`,
      `document.querySelector(${JSON.stringify(first)})`,
    );
    const input = await this.#driver.executeScript<WebElement>(`return ${roots}`);
    await input.sendKeys(paths.join("\n"));
  }

  async close(): Promise<void> {
    await this.#driver.quit().finally(this.#closeServer);
  }

  #pointer() {
    return this.#driver.actions({ async: false });
  }
}

/** `KeyboardEvent.key` → the character that stands for the key in WebDriver's protocol. */
const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};
