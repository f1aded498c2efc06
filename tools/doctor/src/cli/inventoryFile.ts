import { existsSync } from "node:fs";
import { join } from "node:path";
import { schemas } from "@yy/widgets/schemas";
import { ChangeFinder, type ReleaseChanges } from "../inventory/changes";
import { type FileContent, isUnreadable, languageOf, readContent } from "../inventory/readContent";
import { vocabularyOf } from "../inventory/vocabulary";
import { readSource } from "./sourceText";

/** The names in a file, or one sentence that says why it could not be read. */
export type InventoryFile = FileContent | { readonly problem: string };

/** Options for reading a file. They can be copied to another thread. */
export interface ReadingOptions {
  readonly changes?: ReleaseChanges;
  /** See `InventoryOptions.converted`. */
  readonly converted?: string;
}

/** Reads one file; never rejects. */
export type ReadInventoryFile = (file: string) => Promise<InventoryFile>;

export function inventoryReader({ changes, converted }: ReadingOptions): ReadInventoryFile {
  const vocabulary = vocabularyOf(schemas, changes?.names);
  const finder = changes && new ChangeFinder(changes);
  return async (file) => {
    try {
      const copy = copyOf(file, converted);
      const language = copy === undefined ? (languageOf(file) ?? "template") : "template";
      const { text } = await readSource(copy ?? file);
      return await readContent(text, language, vocabulary, finder);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

/**
 * The file that another program has converted to HTML with ERB, for a language that the parser
 * cannot read.
 */
function copyOf(file: string, converted: string | undefined): string | undefined {
  if (converted === undefined || !isUnreadable(languageOf(file))) return undefined;
  const copy = join(converted, `${file}.erb`);
  return existsSync(copy) ? copy : undefined;
}
