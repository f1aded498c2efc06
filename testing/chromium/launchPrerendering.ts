import { chromium } from "playwright";
import puppeteer, { type Browser } from "puppeteer-core";
import { launchOptions } from "./launchOptions";

/**
 * Launches a Chromium that prerenders pages as their speculation rules ask. Under Playwright it
 * does not, because Playwright attaches to pages instead of tabs.
 */
export function launchPrerendering(switches: readonly string[] = []): Promise<Browser> {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  return puppeteer.launch({ executablePath, args: [...args, ...switches] });
}
