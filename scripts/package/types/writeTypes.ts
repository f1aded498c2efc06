import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WidgetSchema } from "@yy/element/config/schema";
import { nameOf } from "../../generate/texts";
import { bootstrapTypes } from "./bootstrapTypes";
import {
  jsxTypes,
  publishedAttributeTypes,
  publishedEventTypes,
  widgetTypes,
} from "./elementTypes";
import { pureTypes } from "./pureTypes";
import { readTypes } from "./readTypes";

const head = "// Written by the build, from the widgets' schemas and sources.\n\n";

/** Writes the declarations of everything that can be imported into the folder. */
export function writeTypes(folder: string, schemas: readonly WidgetSchema[]): void {
  const types = readTypes();
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, head + text);
  };
  for (const schema of schemas) write(`${nameOf(schema)}.d.ts`, widgetTypes(schema, types));
  write("events.d.ts", publishedEventTypes(schemas, types));
  write("attributes.d.ts", publishedAttributeTypes(schemas));
  for (const [name, text] of jsxTypes) write(`jsx/${name}.d.ts`, text);
  write("yy.css.d.ts", "export {};\n");
  write("bootstrap.d.ts", bootstrapTypes(types));
  for (const [path, text] of pureTypes()) write(`pure/${path}`, text);
}
