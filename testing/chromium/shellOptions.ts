import { launchOptions } from "./launchOptions";

/**
 * Options to launch Debian's headless shell, which is quicker and draws letters as the pictures
 * have them, else what other tests use.
 */
export function shellOptions() {
  const { args, executablePath } = launchOptions();
  const path = process.env.CHROMIUM_SHELL_PATH ?? executablePath;
  return { args, ...(path === undefined ? {} : { executablePath: path }) };
}
