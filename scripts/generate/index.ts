/**
 * `npm run generate`: brings everything up to date that repeats the widgets' schemas (README tables, editor data, types),
 * the list of rooms, the doctor's rules, the endpoints, or pictures of stories. `npm run generate -- --check` only says what is stale, and fails then.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { answerData } from "@yy/http/contract/answers";
import { endpoints } from "@yy/http/contract/endpoints";
import { fromRepository, inRepository, widgetNames } from "../repository";
import { answerFixtures } from "./answerFixtures";
import { type Artefact, json, readArtefact, withSection } from "./artefacts";
import { llmsText, skill } from "./assistants";
import { stalePictures, writePicture } from "./cataloguePictures";
import { djangoPackage } from "./django";
import { customElementsManifest, htmlCustomData, webTypes } from "./editorData";
import { fixtures } from "./fixtures";
import { gemLocale, gemSchema } from "./gem";
import { gemTypes } from "./gemTypes";
import { withDeprecations, withDoctorRules, withEndpoints, withNativeMessages } from "./guide";
import { laravelPackage } from "./laravel";
import { answersSchema, openApi } from "./openApi";
import { previews, previewsFolder } from "./previews/previews";
import { readExample } from "./readExample";
import { schemaTables, withRooms } from "./readme";
import { reportSchemaDocument } from "./reportSchema";
import { schemaData } from "./schemaData";
import { speculationData } from "./speculation";
import { nameOf } from "./texts";
import { eventTypes, jsxTypes, schemaList } from "./typeDeclarations";
import { readWords } from "./words";

const check = process.argv.includes("--check");

// First, because all else is made from the schemas that it lists.
bringUpToDate([{ path: "widgets/schemas.ts", content: schemaList(widgetNames()) }]);

const { schemas } = await import("@yy/widgets/schemas");
const { version } = JSON.parse(readFileSync(inRepository("widgets/package.json"), "utf8")) as {
  version: string;
};
const readmeOf = (name: string) => readArtefact(`widgets/${name}/README.md`);
const words = await readWords();
bringUpToDate([
  json("widgets/schemas.json", schemaData(schemas, version)),
  json("widgets/fixtures.json", await fixtures(schemas, readExample)),
  json("widgets/custom-elements.json", customElementsManifest(schemas)),
  json("widgets/vscode.html-custom-data.json", htmlCustomData(schemas)),
  json("widgets/web-types.json", webTypes(schemas, version)),
  json("widgets/words.pt.json", words),
  json("widgets/answers.schema.json", answersSchema(endpoints)),
  json("widgets/openapi.json", openApi(endpoints, version)),
  { path: "widgets/answers.fixtures.json", content: answerFixtures(answerData) },
  ...["rails", "laravel", "django/yy_widgets"].map((folder) =>
    json(`packages/${folder}/answers.json`, answerData),
  ),
  ...["rails", "laravel", "django/yy_widgets"].map((folder) =>
    json(`packages/${folder}/speculation.json`, speculationData),
  ),
  ...["widgets", "packages/rails"].map((folder) =>
    json(`${folder}/report.schema.json`, reportSchemaDocument()),
  ),
  { path: "widgets/types/jsx.d.ts", content: jsxTypes(schemas) },
  { path: "widgets/types/events.d.ts", content: eventTypes(schemas) },
  json("packages/rails/schema.json", gemSchema(schemas, version)),
  { path: "packages/rails/config/locales/yy.pt-BR.yml", content: gemLocale(schemas) },
  ...gemTypes(schemas),
  ...laravelPackage(schemas, version),
  ...djangoPackage(schemas, version),
  ...schemas.map((schema) => withSection(readmeOf(nameOf(schema)), "schema", schemaTables(schema))),
  ...["README.md", "CONTRIBUTING.md"].map((path) => withRooms(readArtefact(path))),
  skill(schemas),
  llmsText(schemas),
  withDoctorRules(readArtefact("docs/guide/doutor.md")),
  withDeprecations(readArtefact("docs/guide/atualizacoes.md"), schemas),
  withEndpoints(readArtefact("docs/guide/servidor.md")),
  withNativeMessages(readArtefact("docs/guide/aplicativo.md"), schemas, words),
]);
// After the words and the schemas, which the stories read.
const gemPreviews = await previews(schemas, words);
bringUpToDate(gemPreviews);
removeOthers(previewsFolder, gemPreviews);

for (const picture of await stalePictures(widgetNames())) {
  if (check) {
    console.error(`stale: ${picture.path}`);
    process.exitCode = 1;
  } else {
    await writePicture(picture);
    console.log(`wrote ${picture.path}`);
  }
}

if (check && process.exitCode) console.error("Run `npm run generate` and commit what it writes.");

/** Writes what is stale, or with `--check` only says so and has this process fail. */
function bringUpToDate(artefacts: readonly Artefact[]): void {
  for (const { path, content } of artefacts) {
    if (readArtefact(path).content === content) continue;
    if (check) {
      console.error(`stale: ${path}`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(inRepository(path)), { recursive: true });
      writeFileSync(inRepository(path), content);
      console.log(`wrote ${path}`);
    }
  }
}

/** Removes what is in a folder of artefacts and is none any more, or with `--check` only says so. */
function removeOthers(folder: string, artefacts: readonly Artefact[]): void {
  const paths = new Set(artefacts.map(({ path }) => path));
  if (!existsSync(inRepository(folder))) return;
  const files = readdirSync(inRepository(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromRepository(join(entry.parentPath, entry.name)));
  for (const path of files.filter((file) => !paths.has(file))) {
    if (check) {
      console.error(`stale: ${path}`);
      process.exitCode = 1;
    } else {
      rmSync(inRepository(path));
      console.log(`removed ${path}`);
    }
  }
}
