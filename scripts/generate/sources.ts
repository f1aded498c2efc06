import { readFileSync } from "node:fs";
import type { GuideWords } from "@yy/demo-pages/guide";
import type { WidgetSchema } from "@yy/element/config/schema";
import { inRepository, widgetNames } from "../repository";
import { schemaFolder } from "./folders";
import { schemaList } from "./typeDeclarations";
import { readWords } from "./words";
import { writeArtefacts } from "./writeArtefacts";

/** The sources of all generated files. */
export interface Sources {
  readonly schemas: readonly WidgetSchema[];
  readonly words: GuideWords;
  /** The version of `@yy/widgets`. */
  readonly version: string;
}

/** The module that lists all schemas. */
export const schemaListPath = `${schemaFolder}/schemas.ts`;

/** Reads the sources. It first writes the list of schemas, to import them by it. */
export async function readSources(): Promise<Sources> {
  writeArtefacts([{ path: schemaListPath, content: schemaList(widgetNames()) }]);
  const { schemas } = await import("@yy/widgets/schemas");
  const { version } = JSON.parse(readFileSync(inRepository("widgets/package.json"), "utf8")) as {
    version: string;
  };
  return { schemas, words: await readWords(), version };
}
