/**
 * The module that the bootstrap imports as `yy:widget-loader`. It loads each folder of `widgets/`
 * from its source on demand.
 */
const modules = import.meta.glob("../../widgets/*/index.ts");

const widgets = new Map(
  Object.entries(modules).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);

export const names = [...widgets.keys()].sort();

/** The files to preload for a widget: none, because Vite loads a widget's imports. */
export const filesOf = (): string[] => [];

export const load = (name: string): Promise<unknown> =>
  widgets.get(name)?.() ?? Promise.reject(new Error(`there is no widget "${name}"`));
