import type { MappedCode } from "../MappedCode";

/**
 * esbuild gives an entry a file of its own even when a shared file holds all of its code: one that imports and exports
 * again. Adds those exports to the shared file instead.
 * @param entry code of the entry's file
 * @param shared code of the shared file
 * @param sharedFile its name
 * @throws Error when the entry has code of its own
 */
export function foldEntry(entry: string, shared: MappedCode, sharedFile: string): MappedCode {
  const imported = bindings(
    entry,
    `import\\{([^}]*)\\}from"\\./${sharedFile.replaceAll(".", "\\.")}"`,
  );
  const exported = bindings(entry, "export\\{([^}]*)\\}");
  const rest = entry.replace(/import(\{[^}]*\}from)?"[^"]*";|export\{[^}]*\};?/g, "").trim();
  const list = /export\{([^}]*)\};?\s*$/.exec(shared.text);
  if (rest !== "" || !list) throw new Error(`more than exports in the entry: ${rest}`);

  const localOf = new Map(
    bindings(shared.text, "export\\{([^}]*)\\};?\\s*$").map(([from, to]) => [to, from]),
  );
  const nameInShared = new Map(imported.map(([from, to]) => [to, from]));
  const added = exported.map(
    ([from, to]) => `${localOf.get(nameInShared.get(from) ?? "")} as ${to}`,
  );
  const { index, 0: statement } = list;
  return shared.edit((code) =>
    code.update(index, index + statement.length, `export{${[list[1], ...added].join()}};\n`),
  );
}

/** `{a as b,c}` → what is bound to which name. */
function bindings(code: string, pattern: string): [from: string, to: string][] {
  const [, list = ""] = new RegExp(pattern).exec(code) ?? [];
  return list
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [from = "", to = from] = each.split(" as ");
      return [from, to];
    });
}
