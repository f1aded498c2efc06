import { fileURLToPath } from "node:url";
import { init } from "../init/init";
import { type CheckedFile, checkFile, fixFile } from "./checkFile";
import { inventory } from "./inventory";
import type { Outcome } from "./Outcome";
import { help, readOptions } from "./options";
import { changes, changesSummary, report } from "./report";
import { templateFiles } from "./templateFiles";

/** The folder is next to the bundle. */
const builtRules = fileURLToPath(new URL("herb", import.meta.url));

/**
 * @param args arguments of the command line, without the program's name
 * @param herbRules folder with the files that `init` writes into `.herb`
 * @param thread this program's own file, which an inventory of many files runs in several threads
 */
export async function run(
  args: readonly string[],
  herbRules = builtRules,
  thread?: URL,
): Promise<Outcome> {
  try {
    if (args[0] === "init" && !args.includes("--help"))
      return { err: "", ...(await init(args.slice(1), herbRules)) };
    const options = readOptions(args);
    const { patterns, format, isHelp, isFix, isWritten } = options;
    if (isHelp) return { out: help, err: "", code: 0 };
    if (patterns.length === 0) return { out: "", err: help, code: 2 };
    if (options.inventory) return await inventory(patterns, options.inventory, thread);
    const paths = await templateFiles(patterns);
    if (!isFix) {
      const files = await oneByOne(paths, checkFile);
      return { out: report(files, format), err: "", code: codeOf(files) };
    }
    const files = await oneByOne(paths, (file) => fixFile(file, isWritten));
    const isMended = isWritten || files.every(({ mended }) => mended.length === 0);
    const err = changesSummary(files, isWritten);
    return { out: changes(files), err, code: codeOf(files) || (isMended ? 0 : 1) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { out: "", err: `yy-doctor: ${message}\n`, code: 2 };
  }
}

/** All files use the same instance of the parser. */
async function oneByOne<T>(
  files: readonly string[],
  read: (file: string) => Promise<T>,
): Promise<T[]> {
  const all: T[] = [];
  for (const file of files) all.push(await read(file));
  return all;
}

function codeOf(files: readonly CheckedFile[]): Outcome["code"] {
  if (files.some(({ problem }) => problem !== undefined)) return 2;
  return files.some(({ findings }) => findings.length > 0) ? 1 : 0;
}
