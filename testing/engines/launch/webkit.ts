import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Key, Origin, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { EngineDriver } from "../EnginePage";
import { elementExpression } from "../elementExpression";

const debianPath = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Launches WebKitGTK's small browser on its own virtual display, driven by WebDriver. */
export async function launch(): Promise<EngineDriver> {
  const server = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: await startDisplay(),
      NO_AT_BRIDGE: "1",
      // Compositing is off, because without a GPU Mesa renders layers, and the browser has crashed
      // there.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    })
    .build();
  const driver = await new Builder()
    .usingServer(await server.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: process.env.WEBKIT_PATH ?? debianPath,
        args: ["--automation"],
      },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  const actions = () => driver.actions({ async: false });
  return {
    goto: (url) => driver.get(url),
    // The expression runs in a microtask: inside the script itself, WebKit would run microtasks
    // whenever a callback of a custom element returns.
    evaluate: (expression) =>
      driver.executeScript(`return Promise.resolve().then(() => ${expression})`),
    mouse: {
      move: (x, y) =>
        actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      down: () => actions().press().perform(),
      up: () => actions().release().perform(),
    },
    keyboard: {
      press: (key) => actions().sendKeys(characterOf(key)).perform(),
      type: (text) => actions().sendKeys(text).perform(),
    },
    async chooseFiles(selector, paths) {
      const input = await driver.executeScript<WebElement>(`return ${elementExpression(selector)}`);
      await input.sendKeys(paths.join("\n"));
    },
  };
}

/** @returns the display's name for `DISPLAY`. The display and the browser end with this process. */
async function startDisplay(): Promise<string> {
  const display = spawn("Xvfb", ["-displayfd", "3", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  process.once("exit", () => display.kill());
  process.once("SIGTERM", () => process.exit(143));
  const [number] = await once(display.stdio[3] as Readable, "data");
  return `:${Number(number)}`;
}

/** The character for a key in WebDriver's protocol: `ArrowDown` is `Key.ARROW_DOWN` there. */
function characterOf(key: string): string {
  const names = Object.entries(Key).map(([name, value]) => [name.replace("_", ""), value]);
  return String(Object.fromEntries(names)[key.toUpperCase()] ?? key);
}
