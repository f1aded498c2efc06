import type { WidgetSchema } from "@yy/element/config/schema";
import { type PublicName, sortedNames } from "../PublicName";
import { apiNames } from "./apiNames";
import { commandNames } from "./commandNames";
import { helperNames } from "./helperNames";
import { pageNames } from "./pageNames";
import { reportNames } from "./reportNames";
import { schemaNames } from "./schemaNames";
import type { Tree } from "./Tree";

/** What a checkout's own code says, which has to be run for it. */
export interface RunSources {
  readonly schemas: readonly WidgetSchema[];
  /** JSON Schema of each report, by what writes it; of none before there were any. */
  readonly reports: Readonly<Record<string, object>>;
}

/**
 * Every public name of an installed checkout, from what defines it: schemas, the types of `YY`,
 * tokens, the code that reads metas and storage, the packages for other languages, commands and
 * reports.
 */
export function collectNames(tree: Tree, { schemas, reports }: RunSources): readonly PublicName[] {
  return sortedNames([
    ...schemaNames(schemas),
    ...apiNames(tree),
    ...pageNames(tree),
    ...helperNames(tree),
    ...commandNames(tree),
    ...Object.entries(reports).flatMap(([report, schema]) => reportNames(report, schema)),
  ]);
}
