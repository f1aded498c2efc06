import { schemas } from "@yy/widgets/schemas";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { inRepository } from "../repository";
import { withoutDocs } from "./withoutDocs";

it.each(schemas)(
  "the schema of $tag carries no description in the files for pages",
  async ({ tag, attributes }) => {
    const { outputFiles } = await build({
      entryPoints: [inRepository("widgets", tag.slice("yy-".length), "schema.ts")],
      bundle: true,
      write: false,
      format: "esm",
      charset: "utf8",
      plugins: [withoutDocs],
    });
    const code = outputFiles.map(({ text }) => text).join("");
    const descriptions = Object.values(attributes).map(({ description }) => description);
    expect(descriptions.filter((description) => code.includes(description))).toEqual([]);
  },
);
