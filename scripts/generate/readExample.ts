import { build, type Plugin } from "esbuild";
import { inRepository } from "../repository";

/** A working use of a widget: attributes as written, and the server's children. */
export interface Example {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: string;
}

/** Puts a recorder in the place of what the conformance tests call, so that they run without a test runner. */
const recorder: Plugin = {
  name: "recorder",
  setup(builder) {
    builder.onResolve({ filter: /^(@yy\/testing|vitest|playwright)$/ }, () => ({
      path: "recorder",
      namespace: "recorder",
    }));
    builder.onLoad({ filter: /./, namespace: "recorder" }, () => ({
      // CommonJS, of which anything may be imported.
      contents: `exports.example = undefined;
        exports.recordEvents = () => {};
        exports.describeWidget = (given) => { exports.example = given.example; };`,
    }));
  },
};

/**
 * The example of a widget's conformance test.
 * @param name without `yy-`
 */
export async function readExample(name: string): Promise<Example> {
  const file = inRepository("widgets", name, `${name}.conformance.browser.test.ts`);
  const { outputFiles } = await build({
    stdin: {
      contents: `import ${JSON.stringify(file)}; export { example } from "@yy/testing";`,
      resolveDir: inRepository("scripts"),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    plugins: [recorder],
  });
  const code = outputFiles[0]?.text ?? "";
  const { example } = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  )) as { example?: Example };
  if (!example) throw new Error(`${file} must call describeWidget with an example`);
  return example;
}
