import { dirname } from "node:path";
import ts from "typescript";
import { inRepository } from "../repository";

const widgetsConfig = inRepository("widgets/tsconfig.json");

/**
 * Compiles sources as if they were in the repository, with the widgets' strict options.
 * @param sources the path relative to the repository → the text
 * @returns the compiler's errors in these sources
 */
export function compileInMemory(
  sources: Readonly<Record<string, string>>,
): (path: string) => string {
  const texts = new Map(
    Object.entries(sources).map(([path, text]) => [inRepository(path), text] as const),
  );
  const { config } = ts.readConfigFile(widgetsConfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRepository("widgets"));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, realpath } = host;
  host.fileExists = (path) => texts.has(unlinked(path)) || fileExists(path);
  host.readFile = (path) => texts.get(unlinked(path)) ?? readFile(path);
  host.realpath = (path) =>
    texts.has(unlinked(path)) ? unlinked(path) : (realpath?.(path) ?? path);
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(unlinked(path)) || ts.sys.directoryExists(path);
  const roots = [...texts.keys(), inRepository("widgets/css.d.ts")];
  const program = ts.createProgram(roots, options, host);
  return (path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(inRepository(path)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
      .join("\n");
}

/**
 * The repository's packages are symbolic links, which the compiler cannot resolve for a source in
 * memory.
 */
function unlinked(path: string): string {
  return path.replace(/^.*\/node_modules\/@yy\/(\w+)\//, (_, name: string) =>
    inRepository(name === "widgets" ? "widgets/" : `packages/${name}/`),
  );
}
