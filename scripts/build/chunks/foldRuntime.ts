import type { MappedCode } from "../MappedCode";

/**
 * esbuild's own functions are in a file of their own, which every entry imports, mostly for nothing. Writes them into
 * the core, from which the others import them; into those others, when the core needs none.
 * @param files name → code
 * @param runtime name of the file with esbuild's functions, which goes
 * @param core name of the file that gets them
 */
export function foldRuntime(
  files: ReadonlyMap<string, MappedCode>,
  runtime: string,
  core: string,
): Map<string, MappedCode> {
  const { body, exported } = readRuntime(files.get(runtime)?.text ?? "");
  const shared = exported.map(({ name }) => sharedName(name));
  const functions = `[${shared}]=(()=>{${body}return[${exported.map(({ local }) => local)}]})()`;
  const statement = new RegExp(
    `import(?:\\{([^}]*)\\}from)?"\\./${runtime.replaceAll(".", "\\.")}";`,
  );
  const needsOf = (code: MappedCode | undefined) =>
    readNames(statement.exec(code?.text ?? "")?.[1]);
  const isInCore = needsOf(files.get(core)).length > 0;

  const others = [...files].filter(([file]) => file !== runtime);
  return new Map(
    others.map(([file, code]) => {
      const needs = needsOf(code);
      const rest = code.edit((text) => text.replace(statement, ""));
      if (needs.length === 0) return [file, rest];
      if (isInCore && file !== core) {
        const names = needs.map(({ local, name }) => `${sharedName(local)} as ${name}`);
        return [file, rest.edit((text) => text.prepend(`import{${names}}from"./${core}";`))];
      }
      const own = needs.map(({ local, name }) => `${name}=${sharedName(local)}`);
      const exports = isInCore ? `export{${shared}};\n` : "\n";
      const whole = rest.edit((text) =>
        text.trimEnd().prepend(`var${functions},${own};`).append(exports),
      );
      return [file, whole];
    }),
  );
}

/** A name that no minified code has. */
const sharedName = (name: string) => `esbuild$${name}`;

interface Binding {
  readonly local: string;
  readonly name: string;
}

function readRuntime(code: string): { body: string; exported: Binding[] } {
  const [list, names] = /export\{([^}]*)\};?\s*$/.exec(code) ?? [""];
  return { body: code.replace(list, ""), exported: readNames(names) };
}

/** `a as b,c` → what is under which name. */
function readNames(list = ""): Binding[] {
  return list
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [local = "", name = local] = each.split(" as ");
      return { local, name };
    });
}
