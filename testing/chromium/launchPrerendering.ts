import { chromium } from "playwright";
import puppeteer, { type Browser } from "puppeteer-core";
import { launchOptions } from "./launchOptions";

/**
 * Launches a Chromium that renders pages ahead of a click, where a page's rules ask for it. It does
 * not for Playwright, which attaches to pages and not to their tabs.
 */
export function launchPrerendering(switches: readonly string[] = []): Promise<Browser> {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  return puppeteer.launch({ executablePath, args: [...args, ...switches] });
}
