import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { customElementsManifest } from "./customElementsManifest";
import { htmlCustomData } from "./htmlCustomData";
import { schemaMarkers, withSchemaTables } from "./readme";
import { schemaData } from "./schemaData";
import { schemaList } from "./schemaList";
import type { NamedSchema } from "./schemas";
import { eventTypes, jsxTypes } from "./typeDeclarations";
import { webTypes } from "./webTypes";

/** A file and what the schemas say it holds. */
export interface Artefact {
  /** Relative to the folder of the widgets. */
  readonly path: string;
  readonly content: string;
}

/** What the schemas say, and in words what could not be written. */
export interface Artefacts {
  readonly artefacts: readonly Artefact[];
  readonly problems: readonly string[];
}

/**
 * Everything that is derived from the schemas. A README that is missing or has no markers is a problem of its own.
 * @param folder the folder of the widgets, from which READMEs are read
 */
export function artefactsOf(
  folder: string,
  widgets: readonly NamedSchema[],
  version: string,
): Artefacts {
  const artefacts = [
    json("schemas.json", schemaData(widgets, version)),
    json("custom-elements.json", customElementsManifest(widgets)),
    json("vscode.html-custom-data.json", htmlCustomData(widgets)),
    json("web-types.json", webTypes(widgets, version)),
    { path: "schemas.ts", content: schemaList(widgets) },
    { path: "types/jsx.d.ts", content: jsxTypes(widgets) },
    { path: "types/events.d.ts", content: eventTypes(widgets) },
  ];
  const problems: string[] = [];
  for (const { name, schema } of widgets) {
    const path = `${name}/README.md`;
    const file = join(folder, path);
    const readme = existsSync(file) ? readFileSync(file, "utf8") : "";
    const content = withSchemaTables(readme, schema);
    if (content === undefined)
      problems.push(`${path}: needs the markers ${schemaMarkers.join(" and ")}`);
    else artefacts.push({ path, content });
  }
  return { artefacts, problems };
}

export function json(path: string, value: object): Artefact {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}

/** Those that differ from what is on disk. */
export function staleArtefacts(folder: string, artefacts: readonly Artefact[]): Artefact[] {
  return artefacts.filter(({ path, content }) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== content;
  });
}

export function writeArtefacts(folder: string, artefacts: readonly Artefact[]): void {
  for (const { path, content } of artefacts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
