/**
 * What the bootstrap imports as `yy:widget-loader`: every folder in `widgets/`, loaded from its
 * source on demand.
 */
const modules = import.meta.glob("../../widgets/*/index.ts");

const widgets = new Map(
  Object.entries(modules).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);

export const names = [...widgets.keys()].sort();

/** Vite loads what a widget imports by itself: nothing is loaded ahead. */
export const filesOf = (): string[] => [];

export const load = (name: string): Promise<unknown> =>
  widgets.get(name)?.() ?? Promise.reject(new Error(`there is no widget "${name}"`));
