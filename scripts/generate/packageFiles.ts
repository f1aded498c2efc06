import { answerData } from "@yy/http/contract/answers";
import { answerFixtures } from "./answerFixtures";
import { type Artefact, json } from "./artefacts";
import { djangoPackage } from "./django";
import { fixtures, readExamples } from "./fixtures";
import { fixtureFolder } from "./folders";
import { gemLocale, gemSchema } from "./gem";
import { gemTypes } from "./gemTypes";
import { laravelPackage } from "./laravel";
import { readTexts } from "./localeTexts";
import { previews } from "./previews/previews";
import { reportSchemaDocument } from "./reportSchema";
import type { Sources } from "./sources";
import { speculationData } from "./speculation";

/** The generated files of the packages for Rails, Laravel and Django, and of their tests. */
export async function packageFiles(sources: Sources): Promise<Artefact[]> {
  return [...(await helperFiles(sources)), ...(await previews(sources.schemas, sources.words))];
}

/** All of these files except the stories. */
export async function helperFiles({ schemas, version }: Sources): Promise<Artefact[]> {
  const texts = await readTexts(schemas);
  const sameInEach = ["rails", "laravel", "django/yy_widgets"].flatMap((folder) => [
    json(`packages/${folder}/schema.json`, gemSchema(schemas, version)),
    json(`packages/${folder}/answers.json`, answerData),
    json(`packages/${folder}/speculation.json`, speculationData),
  ]);
  return [
    json(`${fixtureFolder}/fixtures.json`, fixtures(schemas, await readExamples())),
    { path: `${fixtureFolder}/answers.fixtures.json`, content: answerFixtures(answerData) },
    ...sameInEach,
    json("packages/rails/report.schema.json", reportSchemaDocument()),
    ...Object.entries(texts).map(([locale, each]) => gemLocale(locale, each)),
    ...gemTypes(schemas),
    ...laravelPackage(schemas, texts),
    ...djangoPackage(version, texts),
  ];
}
