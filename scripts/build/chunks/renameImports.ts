import type { MappedCode } from "../MappedCode";

/** The code with other names in its imports. */
export function renameImports(code: MappedCode, names: ReadonlyMap<string, string>): MappedCode {
  const known = [...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|");
  return code.edit((text) =>
    text.replaceAll(new RegExp(known, "g"), (name: string) => names.get(name) ?? name),
  );
}
