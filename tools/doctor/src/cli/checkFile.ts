import { writeFile } from "node:fs/promises";
import type { Finding } from "../finding";
import { checkTemplate, fixTemplate } from "../fixes/fixTemplate";
import type { Directives } from "../templates/templateCode";
import { readSource, type SourceText } from "./sourceText";

/** Findings of one file, or the reason why it could not be read. */
export interface CheckedFile {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly problem?: string;
}

/** Reads a file and applies the rules. Never throws. */
export async function checkFile(file: string): Promise<CheckedFile> {
  try {
    const { text } = await read(file);
    return { file, findings: await checkTemplate(text, directivesOf(file)) };
  } catch (error) {
    return { file, findings: [], problem: messageOf(error) };
  }
}

/**
 * A file after every mistake with only one possible fix was fixed; `findings` are the remaining
 * mistakes.
 */
export interface FixedFile extends CheckedFile {
  readonly before: string;
  readonly after: string;
  readonly mended: readonly Finding[];
}

/**
 * Fixes the mistakes that have only one possible fix. Never throws.
 * @param isWritten whether the fixed text is written to the file; all its other bytes stay as they
 * are
 */
export async function fixFile(file: string, isWritten: boolean): Promise<FixedFile> {
  let before = "";
  try {
    const source = await read(file);
    before = source.text;
    const { text: after, ...fixed } = await fixTemplate(before, directivesOf(file));
    if (isWritten && after !== before) await writeFile(file, Buffer.from(after, source.encoding));
    return { file, before, after, ...fixed };
  } catch (error) {
    return { file, before, after: before, mended: [], findings: [], problem: messageOf(error) };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const directivesOf = (file: string): Directives => (file.endsWith(".blade.php") ? "blade" : "none");

const unreadable = /\.(haml|slim)$/;

async function read(file: string): Promise<SourceText> {
  const language = unreadable.exec(file)?.[1];
  if (language !== undefined)
    throw new Error(
      `${language} cannot be read, only HTML with or without ERB: check the page that it renders, in the browser or saved as .html`,
    );
  return readSource(file);
}
