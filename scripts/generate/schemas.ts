import { pathToFileURL } from "node:url";
import type { WidgetSchema } from "@yy/element/config/schema";
import { inRepository, widgetNames } from "../repository";

/** A widget and all that is said of it. */
export interface NamedSchema {
  /** Without `yy-`; the folder in `widgets/`. */
  readonly name: string;
  readonly schema: WidgetSchema;
}

/**
 * The schemas of all widgets, in the alphabetical order of their names.
 * @throws Error naming the widget whose `schema.ts` cannot be read, or is that of another tag
 */
export function readSchemas(): Promise<NamedSchema[]> {
  return Promise.all(widgetNames().map(readSchema));
}

async function readSchema(name: string): Promise<NamedSchema> {
  const file = pathToFileURL(inRepository("widgets", name, "schema.ts")).href;
  const { schema } = (await import(file).catch((cause: unknown) => {
    throw new Error(`widgets/${name}/schema.ts cannot be read`, { cause });
  })) as { schema?: WidgetSchema };
  if (schema?.tag !== `yy-${name}`)
    throw new Error(`widgets/${name}/schema.ts must export "schema" with the tag yy-${name}`);
  return { name, schema };
}
