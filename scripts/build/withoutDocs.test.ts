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
    expect(
      descriptions.filter((description) => code.includes(description)),
      `visitors would load these words of ${tag}: write each as description: "…", in schema.ts or in a file that ends in Schema.ts`,
    ).toEqual([]);
  },
);
