import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemas } from "@yy/widgets/schemas";
import { version } from "../build/bundle";
import { buildDoctorCli } from "../build/doctor";
import { buildLanguageServer } from "../build/languageServer";
import { bundledModules, writeNotices } from "../build/notices";
import { llmsText } from "../generate/assistants";
import { customElementsManifest } from "../generate/editorData";
import { schemaFolder } from "../generate/folders";
import { nameOf } from "../generate/texts";
import { changesOf } from "../release/publicNames/changesOf";
import { inRepository } from "../repository";
import { buildModules } from "./buildModules";
import { packageManifest } from "./manifest";
import { writeSkill } from "./skill";
import { writeTypes } from "./types/writeTypes";

/** Writes the published package `@yy/widgets` into `published/` (ADR 3), with `dist/` as it is. */
export async function writePackage(): Promise<void> {
  const folder = inRepository("published");
  const inFolder = (...parts: string[]) => join(folder, ...parts);
  const writeJson = (path: string, value: object) =>
    writeFileSync(inFolder(path), `${JSON.stringify(value, null, 2)}\n`);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(inFolder("modules/jsx"), { recursive: true });
  const modules = await buildModules(inFolder("modules"));
  // This module only has types.
  writeFileSync(inFolder("modules/jsx/index.js"), "export {};\n");
  await writeTypes(inFolder("types"), schemas);

  const doctor = await buildDoctorCli(inFolder("bin/yy-doctor.js"));
  const languageServer = await buildLanguageServer(inFolder("bin/yy-language-server.js"));
  for (const command of ["yy-doctor", "yy-language-server"])
    chmodSync(inFolder(`bin/${command}.js`), 0o755);

  cpSync(inRepository("dist"), inFolder("dist"), { recursive: true });
  writeNotices(folder, [modules, doctor, languageServer].flatMap(bundledModules));

  for (const file of [
    "schemas.json",
    "web-types.json",
    "vscode.html-custom-data.json",
    "answers.schema.json",
    "report.schema.json",
    "openapi.json",
  ])
    cpSync(inRepository(schemaFolder, file), inFolder(file));
  cpSync(inRepository("tools/doctor/report.schema.json"), inFolder("yy-doctor.schema.json"));
  cpSync(inRepository("tools/doctor/inventory.schema.json"), inFolder("yy-inventory.schema.json"));
  const moduleOf = (name: string) => `modules/${name}.js`;
  writeJson("custom-elements.json", customElementsManifest(schemas, moduleOf));
  writeJson("changes.json", changesOf(version));
  writeJson("package.json", packageManifest(schemas.map(nameOf)));
  cpSync(inRepository("LICENSE"), inFolder("LICENSE"));
  cpSync(inRepository("widgets/CHANGELOG.md"), inFolder("CHANGELOG.md"));
  cpSync(inRepository("scripts/package/README.md"), inFolder("README.md"));
  writeFileSync(inFolder("llms.txt"), llmsText(schemas));
  writeSkill(folder);
}
