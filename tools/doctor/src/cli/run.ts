import { checkFile } from "./checkFile";
import { help, readOptions } from "./options";
import { report } from "./report";
import { templateFiles } from "./templateFiles";

/** Output and exit code of a run: 0 nothing found, 1 findings, 2 a file or the command could not be read. */
export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1 | 2;
}

/** @param words arguments of the command line, without the program's name */
export async function run(words: readonly string[]): Promise<Outcome> {
  try {
    const { patterns, format, isHelp } = readOptions(words);
    if (isHelp) return { out: help, err: "", code: 0 };
    if (patterns.length === 0) return { out: "", err: help, code: 2 };
    const files = [];
    // One at a time: all use the same instance of the parser.
    for (const file of await templateFiles(patterns)) files.push(await checkFile(file));
    const isUnread = files.some(({ problem }) => problem !== undefined);
    const isWrong = files.some(({ findings }) => findings.length > 0);
    return { out: report(files, format), err: "", code: isUnread ? 2 : isWrong ? 1 : 0 };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { out: "", err: `yy-doctor: ${message}\n`, code: 2 };
  }
}
