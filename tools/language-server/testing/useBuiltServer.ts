import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { buildLanguageServer } from "../../../scripts/build/languageServer";

/**
 * Builds the command from the present sources for the tests of a file, in another folder than the
 * normal build.
 */
export function useBuiltServer(): { readonly program: string } {
  let folder = "";
  const built = {
    get program() {
      return join(folder, "yy-language-server.js");
    },
  };
  beforeAll(async () => {
    folder = mkdtempSync(fileURLToPath(new URL("../.dist-", import.meta.url)));
    await buildLanguageServer(built.program);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return built;
}
