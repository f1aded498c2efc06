/**
 * One value per name and page, however many bundles and versions there are (behaviour 3.5): stored
 * under a registered symbol on the global object, created by the first caller.
 */
export function onePerPage<T>(name: string, create: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`yy.${name}`);
  page[key] ??= create();
  return page[key];
}
