import { paths } from "./generated/endpoints";
import { interaction, leftToVisitor } from "./generated/interaction";

/** Modules with the part of the schemas and the catalogue that a page needs. */
export const generatedModules = {
  "yy:interaction": `
    export const interaction = ${JSON.stringify(interaction)};
    export const leftToVisitor = ${JSON.stringify(leftToVisitor)};`,
  "yy:endpoints": `export const paths = ${JSON.stringify(paths)};`,
};
