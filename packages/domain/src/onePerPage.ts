/**
 * The one value of this name on the page, whatever number of bundles or versions ask for it (behaviour 3.5):
 * it lives under a registered symbol on the global object, and the first to ask creates it.
 */
export function onePerPage<T>(name: string, create: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`yy.${name}`);
  page[key] ??= create();
  return page[key];
}
