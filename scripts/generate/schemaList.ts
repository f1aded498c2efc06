import type { NamedSchema } from "./schemas";

/** The module that holds every schema, for programs that judge or describe pages. */
export function schemaList(widgets: readonly NamedSchema[]): string {
  const imports = widgets.map(
    ({ name }) => `import { schema as ${variable(name)} } from "./${name}/schema";`,
  );
  return [
    'import type { WidgetSchema } from "@yy/element/config/schema";',
    ...imports,
    "",
    "/** Of every widget, in the alphabetical order of their names. Written by `npm run generate`. */",
    "export const schemas: readonly WidgetSchema[] = [",
    ...widgets.map(({ name }) => `  ${variable(name)},`),
    "];",
    "",
  ].join("\n");
}

const variable = (name: string) =>
  `${name.replace(/-./g, (hyphenated) => hyphenated.charAt(1).toUpperCase())}Schema`;
