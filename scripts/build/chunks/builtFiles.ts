import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { fromRepository, inRepository } from "../../repository";
import { MappedCode } from "../MappedCode";
import type { FilePlan } from "./filePlan";
import { type BuiltFile, foldEntry, foldRuntime } from "./fold";
import { hasState } from "./moduleState";
import { sharedFiles } from "./sharedFiles";

type Output = Metafile["outputs"][string];

/**
 * Reads the files that esbuild built from the plan.
 * @throws Error when they differ from the plan: a shared file in two pieces, or a module with state
 * in two files
 */
export function readBuiltFiles(
  folder: string,
  { outputs }: Metafile,
  plan: FilePlan,
): readonly BuiltFile[] {
  const read = (path: string) => {
    const file = basename(path);
    return { file, code: MappedCode.read(join(folder, file)) };
  };
  const isRuntime = ({ entryPoint, inputs }: Output) =>
    entryPoint === undefined && Object.keys(inputs).length === 0;
  const runtime = Object.keys(outputs).find((path) => outputs[path] && isRuntime(outputs[path]));
  const contents = Object.entries(outputs)
    .filter(([path]) => path !== runtime)
    .map(([path, { entryPoint, inputs }]) => ({
      path,
      modules: Object.keys(inputs).map(moduleOf),
      holds: entryPoint === undefined ? sharedFileOf(inputs, plan) : sourceOf(entryPoint),
    }));
  checkPlan(contents);
  const files = contents.map(({ path, holds }) => ({ ...read(path), holds }));
  return sharedFiles.reduce(
    foldEntry,
    runtime === undefined ? files : foldRuntime(files, read(runtime)),
  );
}

function checkPlan(contents: readonly { modules: readonly string[]; holds: string }[]): void {
  const holders = new Map<string, string>();
  for (const { modules, holds } of contents)
    for (const module of modules) {
      const other = holders.get(module);
      if (other !== undefined && hasState(inRepository(module)))
        throw new Error(`${module} has state, and is in the files of ${other} and ${holds}`);
      holders.set(module, holds);
    }
  const names = contents.map(({ holds }) => holds);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the shared file "${twice}" came out in pieces`);
}

/** Matches the suffix that tells copies of a module apart, but not the suffix of stylesheets. */
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
