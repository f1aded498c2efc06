import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildLanguageServer } from "../../../scripts/build/languageServer";

let built: Promise<string> | undefined;

/** The command of these sources, built once for each process that runs tests, beside where it is built for use. */
export function builtServer(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const folder = mkdtempSync(fileURLToPath(new URL("../.dist-", import.meta.url)));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "yy-language-server.js");
  await buildLanguageServer(program);
  return program;
}
