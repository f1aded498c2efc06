import type { NameKind, PublicName } from "../PublicName";
import type { Tree } from "./Tree";

/** The names that a page's head, styles, storage and other markup may use. */
export function pageNames(tree: Tree): PublicName[] {
  return [
    ...named("meta", metas(tree)),
    ...named("storage key", storageKeys(tree)),
    ...named("hook", hooks(tree)),
    ...named("token", tokens(tree)),
    ...methods(tree),
  ];
}

const named = (kind: NameKind, names: Iterable<string>): PublicName[] =>
  [...new Set(names)].map((name) => ({ kind, name }));

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The metas, all of which are read in one module. */
function metas(tree: Tree): string[] {
  return tree
    .files("packages", /\/(metas|pageMeta)\.ts$/)
    .flatMap((path) => found(tree.read(path), /\bcontent\("([a-z-]+)"\)/g));
}

/** The keys in modules that use storage; `{userId}` stands for a variable part. */
function storageKeys(tree: Tree): string[] {
  const code = tree.pageCode(/\.tsx?$/).map((path) => tree.read(path));
  const memories = code.flatMap((text) =>
    found(text, /new StoredDraft\(\s*"([a-z-]+)"|userMemory\(\s*"([a-z-]+)"/g),
  );
  return code
    .filter((text) => /Stored\b|(local|session)Storage/.test(text))
    .flatMap((text) => found(text, /["`](yy:(?:[a-z-]+|\$\{\w+\})(?::\$\{\w+\})*)/g))
    .map((key) => key.replaceAll("$", ""))
    .flatMap((key) =>
      key.includes("{name}") ? memories.map((name) => key.replace("{name}", name)) : [key],
    )
    .filter((key) => tree.isDocumented(key));
}

/**
 * The attributes `data-yy-…` on elements of the page, which the page may write and its styles may
 * select.
 */
function hooks(tree: Tree): string[] {
  return [...tree.pageCode(/\.(tsx?|css)$/), ...tree.files("scripts/build", /\.ts$/)]
    .flatMap((path) => found(tree.read(path), /(data-yy-[a-z]+(?:-[a-z]+)*)/g))
    .filter((hook) => tree.isDocumented(hook));
}

const tokens = (tree: Tree) =>
  found(tree.read("packages/ui/src/tokens.css"), /^\s*(--yy-[a-z0-9-]+):/gm);

/** The methods of elements that pages may call. */
function methods(tree: Tree): PublicName[] {
  return tree.files("widgets", /\/index\.ts$/).flatMap((path) => {
    const [, list = ""] = /\bmethods: (?:methodsNamed\(|\[)([^)\]]*)/.exec(tree.read(path)) ?? [];
    const tag = `yy-${path.split("/")[1]}`;
    return found(list, /"(\w+)"/g).map(
      (method): PublicName => ({ kind: "method", name: `${tag} ${method}` }),
    );
  });
}
