import type { ElementHandle } from "playwright";
import { launchChromium } from "../../chromium/launchChromium";
import type { EngineDriver } from "../EnginePage";
import { elementExpression } from "../elementExpression";

/** Launches a headless Chromium, driven by Playwright. */
export async function launch(): Promise<EngineDriver> {
  const browser = await launchChromium({ switches: ["--window-size=1280,800"] });
  const page = await browser.newPage({ viewport: null, locale: "pt-BR" });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    mouse: page.mouse,
    keyboard: page.keyboard,
    async chooseFiles(selector, paths) {
      const handle = await page.evaluateHandle(elementExpression(selector));
      const input = handle.asElement() as ElementHandle | null;
      if (input === null) throw new Error(`${selector} is not on the page`);
      await input.setInputFiles([...paths]);
    },
  };
}
