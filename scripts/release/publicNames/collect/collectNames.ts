import type { WidgetSchema } from "@yy/element/config/schema";
import { type PublicName, sortedNames } from "../PublicName";
import { apiNames } from "./apiNames";
import { commandNames } from "./commandNames";
import { helperNames } from "./helperNames";
import { pageNames } from "./pageNames";
import { reportNames } from "./reportNames";
import { schemaNames } from "./schemaNames";
import type { Tree } from "./Tree";

/** Data that only a checkout's own code can provide when it runs. */
export interface RunSources {
  readonly schemas: readonly WidgetSchema[];
  /** Command → the JSON Schema of its report. A release before these schemas has none. */
  readonly reports: Readonly<Record<string, object>>;
}

/**
 * Collects all public names of an installed checkout from their definitions: schemas, the types of
 * `YY`, tokens, the code that reads metas and storage, the packages for other languages, commands
 * and reports.
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
