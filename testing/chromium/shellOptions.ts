import { launchOptions } from "./launchOptions";

/**
 * The options to launch Debian's headless shell, which is faster and renders text as in the
 * pictures, or else the browser of other tests.
 */
export function shellOptions() {
  const { args, executablePath } = launchOptions();
  const path = process.env.CHROMIUM_SHELL_PATH ?? executablePath;
  return { args, ...(path === undefined ? {} : { executablePath: path }) };
}
