import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WidgetSchema } from "@yy/element/config/schema";
import { type OutputOptions, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";
import { nameOf } from "../../generate/texts";
import { attributeTypes, jsxRenderers } from "../../generate/typeDeclarations";
import { inRepository } from "../../repository";
import { publishedEventTypes, readTypes, widgetTypes } from "./elementTypes";

const head = "// Written by the build, from the widgets' schemas and sources.\n\n";

/** Writes the declarations of all modules that can be imported into the folder. */
export async function writeTypes(folder: string, schemas: readonly WidgetSchema[]): Promise<void> {
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, head + text);
  };
  const types = readTypes();
  for (const schema of schemas) write(`${nameOf(schema)}.d.ts`, widgetTypes(schema, types));
  write("events.d.ts", publishedEventTypes(schemas, types));
  write("attributes.d.ts", `${attributeTypes(schemas)}\n`);
  const attributes = 'import type { YyAttributes } from "../attributes.js";';
  for (const [name, { imports, types }] of Object.entries(jsxRenderers))
    write(`jsx/${name}.d.ts`, `${imports}\n${attributes}\n\n${types}\n`);
  write("yy.css.d.ts", "export {};\n");
  await bundleTypes(inRepository("packages/domain/src/pure.ts"), {
    file: join(folder, "pure/pure.d.ts"),
    banner: head,
  });
  await bundleTypes(inRepository("packages/http/src/contract/problemOf.ts"), {
    file: join(folder, "answers/answers.d.ts"),
    banner: head,
  });
  await bundleTypes(inRepository("scripts/package/types/bootstrap.ts"), {
    file: join(folder, "bootstrap.d.ts"),
    banner: `${head}export type { ErrorReport, YyEventMap } from "./events.js";`,
    paths: { "@yy/domain/pure": "./pure/pure.js" },
    footer: "declare global {\n  interface Window {\n    YY: YyApi;\n  }\n}",
  });
}

/** The compiler treats modules in `node_modules` as external, so that they would stay imports. */
const paths = Object.fromEntries(
  ["bootstrap", "domain", "element", "http", "observe", "session", "ui"].map((name) => [
    `@yy/${name}/*`,
    [inRepository("packages", name, "src/*")],
  ]),
);

/**
 * Bundles the declarations of a module, with all declarations that they need, into one file.
 * @param output `paths`: the repository's modules that stay imports, by their path from the file
 */
async function bundleTypes(
  source: string,
  output: OutputOptions & { paths?: Readonly<Record<string, string>> },
): Promise<void> {
  const bundle = await rollup({
    input: source,
    external: Object.keys(output.paths ?? {}),
    plugins: [
      dts({
        tsconfig: inRepository("scripts/tsconfig.json"),
        // The sources are type-checked separately.
        compilerOptions: { paths, noCheck: true },
        includeExternal: ["zustand"],
      }),
      { name: "without augmentations", renderChunk: withoutAugmentations },
    ],
  });
  await bundle.write(output);
  await bundle.close();
}

/** Leaves out what our modules add to `PageRegistry`: an application has no such module. */
function withoutAugmentations(declarations: string): string {
  const { text, statements } = ts.createSourceFile(
    "all.d.ts",
    declarations,
    ts.ScriptTarget.ESNext,
  );
  return statements
    .filter((each) => !(ts.isModuleDeclaration(each) && ts.isStringLiteral(each.name)))
    .map((each) => text.slice(each.pos, each.end))
    .join("");
}
