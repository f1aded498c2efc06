import { type Artefact, json, readArtefact, withSection } from "./artefacts";
import { skill } from "./assistants";
import {
  withDeprecations,
  withDoctorRules,
  withEndpoints,
  withMistakes,
  withNativeMessages,
} from "./guide";
import { schemaTables, withRooms } from "./readme";
import type { Sources } from "./sources";
import { nameOf } from "./texts";

/** The documents of the repository with generated sections. */
export function documents({ schemas, words, version }: Sources): Artefact[] {
  const readmeOf = (name: string) => readArtefact(`widgets/${name}/README.md`);
  const composer = readArtefact("packages/laravel/composer.json");
  return [
    ...schemas.map((schema) =>
      withSection(readmeOf(nameOf(schema)), "schema", schemaTables(schema)),
    ),
    ...["README.md", "CONTRIBUTING.md"].map((path) => withRooms(readArtefact(path))),
    skill(schemas),
    withDoctorRules(readArtefact("docs/guide/doutor.md")),
    withMistakes(readArtefact("docs/guide/erros.md")),
    withDeprecations(readArtefact("docs/guide/atualizacoes.md"), schemas),
    withEndpoints(readArtefact("docs/guide/servidor.md")),
    withNativeMessages(readArtefact("docs/guide/aplicativo.md"), schemas, words),
    json(composer.path, { ...(JSON.parse(composer.content) as object), version }),
  ];
}
