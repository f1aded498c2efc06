import { type AdHocDocument, bundleForPage, type Demo, type OpenOptions } from "@yy/testing";
import type { Page } from "playwright";
import type * as inPage from "./inPage";

declare global {
  /** The package under test, inside a page. */
  var http: typeof inPage;
}

/** The path of the page that tests open. */
export const PATH = "/teste/http";

/** Opens a page with the package on `window.http` and nothing else. */
export async function openHttpPage(
  demo: Demo,
  page: Partial<AdHocDocument> = {},
  visit: OpenOptions = {},
): Promise<Page> {
  const inlineScript = await bundleForPage("packages/http/testing/inPage.ts", "http");
  demo.server.addPage(PATH, { body: "", script: "none", ...page, inlineScript });
  return demo.open(PATH, visit);
}
