import { endpoints } from "@yy/http/contract/endpoints";
import { schemas } from "@yy/widgets/schemas";

const interaction = Object.fromEntries(
  schemas.flatMap(({ tag, interaction }) => (interaction ? [[tag, interaction]] : [])),
);

const paths: Record<string, string[]> = {};
for (const { method, path } of endpoints) {
  paths[method] ??= [];
  if (!paths[method].includes(path)) paths[method].push(path);
}

/** Modules with the part of schemas and catalogue that a page needs. */
export const generatedModules = {
  "yy:interaction": `export const interaction = ${JSON.stringify(interaction)};`,
  "yy:endpoints": `export const paths = ${JSON.stringify(paths)};`,
};
