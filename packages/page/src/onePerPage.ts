/**
 * The values that all bundles on a page share, by name. The module that creates a value adds its
 * type by `declare module`; where a lower floor reads the value too, that floor adds it. Builds of
 * other releases on the same page share the names, so a name keeps its type.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each module adds its own
export interface PageRegistry {}

type Key = keyof PageRegistry;
type Shared<Name extends Key> = Record<symbol, PageRegistry[Name] | undefined>;

/**
 * One value per name and page, however many bundles and versions there are (behaviour 3.5): stored
 * under a registered symbol on the global object, created by the first caller.
 */
export function onePerPage<Name extends Key>(
  name: Name,
  create: () => PageRegistry[Name],
): PageRegistry[Name] {
  const page = globalThis as unknown as Shared<Name>;
  const symbol = Symbol.for(`yy.${name}`);
  page[symbol] ??= create();
  return page[symbol];
}

/**
 * The value that another module creates by `onePerPage`; undefined until it has. For modules that
 * do not import that one, whose code they would load.
 */
export function pageValue<Name extends Key>(name: Name): PageRegistry[Name] | undefined {
  return (globalThis as unknown as Shared<Name>)[Symbol.for(`yy.${name}`)];
}
