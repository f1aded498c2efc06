import { launchChromium } from "../../chromium/launchChromium";
import type { EngineDriver } from "../EnginePage";

/** Launches Chromium without a window, driven by Playwright. */
export async function launch(): Promise<EngineDriver> {
  const browser = await launchChromium({ switches: ["--window-size=1280,800"] });
  const page = await browser.newPage({ viewport: null, locale: "pt-BR" });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    mouse: page.mouse,
    keyboard: page.keyboard,
    // Playwright's selectors enter shadow roots by themselves.
    chooseFiles: (selector, paths) =>
      page
        .locator(selector.replaceAll(">>>", " "))
        .first()
        .setInputFiles([...paths]),
  };
}
