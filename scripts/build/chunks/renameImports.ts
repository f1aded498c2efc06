/** The code with other names in its imports. */
export function renameImports(code: string, names: ReadonlyMap<string, string>): string {
  const known = [...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|");
  return code.replace(new RegExp(known, "g"), (name) => names.get(name) ?? name);
}
