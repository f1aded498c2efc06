import { relative } from "node:path";
import ts from "typescript";
import { inRepository } from "../../repository";
import { optionsOf } from "./readTypes";

const sources = inRepository("packages/domain/src");

/**
 * The declarations of `/pure`, as the compiler writes them.
 * @returns path from the folder of the sources → text
 * @throws Error for a source that imports something else than its neighbours
 */
export function pureTypes(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const program = ts.createProgram([inRepository("packages/domain/src/pure.ts")], {
    ...optionsOf("packages/domain"),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: sources,
    rootDir: sources,
  });
  program.emit(undefined, (file, text) => {
    if (file.startsWith(sources)) files.set(relative(sources, file), withEndings(file, text));
  });
  return files;
}

/** Node asks for the ending of a file; the sources do without. */
function withEndings(file: string, text: string): string {
  return text.replace(/(from |import\()"([^"]+)"/g, (_, before: string, path: string) => {
    if (!path.startsWith(".")) throw new Error(`${file} imports "${path}", which is not published`);
    return `${before}"${path}.js"`;
  });
}
