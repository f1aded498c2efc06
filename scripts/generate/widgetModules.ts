import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRepository, widgetNames } from "../repository";

/**
 * Imports the module of this name from each widget's folder that has one. The result is by the
 * widgets' names.
 */
export async function widgetModules<Module>(file: string): Promise<ReadonlyMap<string, Module>> {
  const modules = widgetNames()
    .map((name) => [name, inRepository("widgets", name, file)] as const)
    .filter(([, path]) => existsSync(path))
    .map(
      async ([name, path]) => [name, (await import(pathToFileURL(path).href)) as Module] as const,
    );
  return new Map(await Promise.all(modules));
}
