import { endpoints } from "@yy/http/contract/endpoints";
import { type Artefact, json } from "./artefacts";
import { customElementsManifest, htmlCustomData, webTypes } from "./editorData";
import { schemaFolder } from "./folders";
import { answersSchema, openApi } from "./openApi";
import { reportSchemaDocument } from "./reportSchema";
import { schemaData } from "./schemaData";
import type { Sources } from "./sources";
import { eventTypes, jsxTypes } from "./typeDeclarations";

/** All files of `widgets/generated/` except the list of schemas. */
export function schemaFiles({ schemas, words, version }: Sources): Artefact[] {
  const files = {
    "schemas.json": schemaData(schemas, version),
    "words.pt.json": words,
    "custom-elements.json": customElementsManifest(schemas),
    "vscode.html-custom-data.json": htmlCustomData(schemas),
    "web-types.json": webTypes(schemas, version),
    "answers.schema.json": answersSchema(endpoints),
    "openapi.json": openApi(endpoints, version),
    "report.schema.json": reportSchemaDocument(),
  };
  return [
    ...Object.entries(files).map(([name, value]) => json(`${schemaFolder}/${name}`, value)),
    { path: `${schemaFolder}/jsx.d.ts`, content: jsxTypes(schemas) },
    { path: `${schemaFolder}/events.d.ts`, content: eventTypes(schemas) },
  ];
}
