import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { fromRepository, inRepository } from "../../repository";
import { MappedCode } from "../MappedCode";
import type { FilePlan } from "./filePlan";
import { foldEntry } from "./foldEntry";
import { foldRuntime } from "./foldRuntime";
import { hasState } from "./moduleState";
import { renameImports } from "./renameImports";
import { core, sharedFiles } from "./sharedFiles";

/** A file as esbuild wrote it. */
export interface BuiltFile {
  /** Its name in `chunks/`, with esbuild's hash. */
  readonly file: string;
  /** Source of its entry, relative to the repository; or the name of the shared file. */
  readonly holds: string;
  /** Names of the files it imports, on demand too. */
  readonly imports: readonly string[];
  readonly code: MappedCode;
}

/**
 * What esbuild made of the plan.
 * @throws Error when it is not the plan: a shared file in two pieces, or a module with state in two files
 */
export function readBuiltFiles(folder: string, { outputs }: Metafile, plan: FilePlan): BuiltFile[] {
  const isRuntime = ({ entryPoint, inputs }: Output) =>
    entryPoint === undefined && Object.keys(inputs).length === 0;
  const written = Object.entries(outputs).map(
    ([path, output]) => [basename(path), output] as const,
  );
  const [runtime] = written.find(([, output]) => isRuntime(output)) ?? [];
  const holdersOf = new Map<string, string>();
  const files = written
    .filter(([file]) => file !== runtime)
    .map(([file, { entryPoint, inputs, imports }]) => {
      const holds = entryPoint === undefined ? sharedFileOf(inputs, plan) : sourceOf(entryPoint);
      for (const module of Object.keys(inputs).map(moduleOf)) {
        const other = holdersOf.get(module);
        if (other !== undefined && hasState(inRepository(module)))
          throw new Error(`${module} has state, and is in the files of ${other} and ${holds}`);
        holdersOf.set(module, holds);
      }
      return {
        file,
        holds,
        imports: imports.map((each) => basename(each.path)).filter((each) => each !== runtime),
        code: MappedCode.read(join(folder, file)),
      };
    });
  const names = files.map(({ holds }) => holds);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the shared file "${twice}" came out in pieces`);
  const whole =
    runtime === undefined
      ? files
      : withRuntime(files, runtime, MappedCode.read(join(folder, runtime)));
  return sharedFiles.reduce(withoutEntryOf, whole);
}

type Output = Metafile["outputs"][string];

/** esbuild's own functions become part of the core. */
function withRuntime(files: readonly BuiltFile[], runtime: string, code: MappedCode): BuiltFile[] {
  const into = files.find(({ holds }) => holds === core.name)?.file ?? "";
  const texts = new Map([[runtime, code], ...files.map((each) => [each.file, each.code] as const)]);
  const folded = foldRuntime(texts, runtime, into);
  return files.map((each) => {
    const code = folded.get(each.file) ?? each.code;
    const needsCore =
      each.file !== into && code.text.includes(into) && !each.imports.includes(into);
    return { ...each, code, imports: needsCore ? [...each.imports, into] : each.imports };
  });
}

/** The suffix that tells copies apart; that of stylesheets is no such. */
const copy = /\?(?!text$)[^?]*$/;

const moduleOf = (input: string) => fromRepository(input.replace(copy, ""));

const sourceOf = (entryPoint: string) => fromRepository(entryPoint.replace(/^stub:/, ""));

function sharedFileOf(inputs: object, plan: FilePlan): string {
  const modules = Object.keys(inputs).filter((input) => !copy.test(input));
  const names = new Set(modules.flatMap((input) => plan.sharedFileOf(moduleOf(input)) ?? []));
  const [name, ...others] = names;
  if (name === undefined || others.length > 0)
    throw new Error(`of no shared file, or of several: ${modules.join(", ")}`);
  return name;
}

/** The entry of a shared file becomes part of it. */
function withoutEntryOf(
  files: readonly BuiltFile[],
  { name, entry: source }: (typeof sharedFiles)[number],
): BuiltFile[] {
  const entry = files.find(({ holds }) => holds === source);
  const shared = files.find(({ holds }) => holds === name);
  if (!entry || !shared) return [...files];
  const renamed = new Map([[entry.file, shared.file]]);
  const code = foldEntry(entry.code.text, shared.code, shared.file);
  return files
    .filter((each) => each !== entry)
    .map((each) => (each === shared ? { ...each, code } : each))
    .map((each) => ({
      ...each,
      imports: each.imports.map((file) => renamed.get(file) ?? file),
      code: renameImports(each.code, renamed),
    }));
}
