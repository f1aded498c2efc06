import { paths } from "./generated/endpoints";
import { interaction } from "./generated/interaction";

/** Modules with the part of schemas and catalogue that a page needs. */
export const generatedModules = {
  "yy:interaction": `export const interaction = ${JSON.stringify(interaction)};`,
  "yy:endpoints": `export const paths = ${JSON.stringify(paths)};`,
};
