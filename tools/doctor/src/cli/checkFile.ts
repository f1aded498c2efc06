import { readFile } from "node:fs/promises";
import { schemas } from "@yy/widgets/schemas";
import { checkPage } from "../checkPage";
import type { Finding } from "../finding";
import { readTemplate } from "../templates/readTemplate";

/** Findings of one file, or why it could not be read. */
export interface CheckedFile {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly problem?: string;
}

/** Reads a file and applies the rules. Never throws. */
export async function checkFile(file: string): Promise<CheckedFile> {
  try {
    return { file, findings: checkPage(await readTemplate(await sourceOf(file)), schemas) };
  } catch (error) {
    return { file, findings: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

const other = /\.(haml|slim)$/;

async function sourceOf(file: string): Promise<string> {
  const language = other.exec(file)?.[1];
  if (language !== undefined)
    throw new Error(
      `${language} cannot be read, only HTML with or without ERB: check the page that it renders, in the browser or saved as .html`,
    );
  return decode(await readFile(file));
}

/** UTF-8, else Latin-1: other old encodings differ only in characters that no rule looks at. */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error("it is no text");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}
