import { readFile } from "node:fs/promises";
import { keepNonceScript } from "../rendering/pageScripts";
import { packageFile } from "./paths";

/** Name → file of a package. */
const files: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "turbo.js": "@hotwired/turbo/dist/turbo.es2017-umd.js",
    "turbolinks.js": "turbolinks/dist/turbolinks.js",
    "rails-ujs.js": "@rails/ujs/app/assets/javascripts/rails-ujs.js",
    "jquery.js": "jquery/dist/jquery.js",
    "minisearch.js": "minisearch/dist/es/index.js",
  }),
);

const keepNonce = "keep-nonce.js";

/** What is under `/vendor`. */
export const vendorNames: readonly string[] = [...files.keys(), keepNonce];

/** A script under `/vendor`, undefined when there is none of that name. */
export async function readVendorFile(name: string): Promise<string | undefined> {
  const file = files.get(name);
  if (file !== undefined) return readFile(packageFile(file), "utf8");
  return name === keepNonce ? keepNonceScript : undefined;
}
