import { answerData } from "@yy/http/contract/answers";
import { answerFixtures } from "./answerFixtures";
import { type Artefact, json } from "./artefacts";
import { djangoPackage } from "./django";
import { fixtures } from "./fixtures";
import { fixtureFolder } from "./folders";
import { gemLocale, gemSchema } from "./gem";
import { gemTypes } from "./gemTypes";
import { laravelPackage } from "./laravel";
import { previews } from "./previews/previews";
import { readExample } from "./readExample";
import { reportSchemaDocument } from "./reportSchema";
import type { Sources } from "./sources";
import { speculationData } from "./speculation";

/** What the packages for Rails, Laravel and Django hold of the schemas and the stories, and what they are tested with. */
export async function packageFiles(sources: Sources): Promise<Artefact[]> {
  const { schemas, words, version } = sources;
  const sameInEach = ["rails", "laravel", "django/yy_widgets"].flatMap((folder) => [
    json(`packages/${folder}/schema.json`, gemSchema(schemas, version)),
    json(`packages/${folder}/answers.json`, answerData),
    json(`packages/${folder}/speculation.json`, speculationData),
  ]);
  return [
    json(`${fixtureFolder}/fixtures.json`, await fixtures(schemas, readExample)),
    { path: `${fixtureFolder}/answers.fixtures.json`, content: answerFixtures(answerData) },
    ...sameInEach,
    json("packages/rails/report.schema.json", reportSchemaDocument()),
    { path: "packages/rails/config/locales/yy.pt-BR.yml", content: gemLocale(schemas) },
    ...gemTypes(schemas),
    ...laravelPackage(schemas),
    ...djangoPackage(version),
    ...(await previews(schemas, words)),
  ];
}
