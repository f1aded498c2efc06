/**
 * `npm run site`: writes `site/`, the marketplace, the guide and Storybook for any file server, with what `npm run build`
 * has left in `dist/`. `--without-storybook` leaves that out.
 */
import { parseArgs } from "node:util";
import { inRepository } from "../repository";
import { addStorybook, storybookAddress } from "./addStorybook";
import { buildSite } from "./buildSite";

const { values } = parseArgs({ options: { "without-storybook": { type: "boolean" } } });
const folder = inRepository("site");

const hasStorybook = !values["without-storybook"];
await buildSite(folder, hasStorybook ? storybookAddress : undefined);
if (hasStorybook) await addStorybook(folder);
console.log(`${folder}: put it anywhere on a file server.`);
