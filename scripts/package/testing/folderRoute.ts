import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";

/** Serves a folder under a path of the page's origin. */
export const folderRoute = (path: string, folder: string) => (page: Page) =>
  page.route(`**${path}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.slice(path.length));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
