import { existsSync, readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { inRepository } from "../../repository";
import type * as Stage from "./stage";

/** A story, prepared for previews. */
export interface Story {
  /** `NotFollowing` */
  readonly name: string;
  /** The Portuguese name in Storybook. */
  readonly label: string;
  readonly html: string;
  /** The markup written with the gem's helpers. */
  readonly erb: string;
  /** The id of the demo's user who views the story; null for a signed-out visitor. */
  readonly visitor: number | null;
  /** The reason why there is no preview of the story. */
  readonly leftOut?: string;
}

/** The default visitor of a story. */
export const marina = 1;

interface Parameters {
  readonly endsIn?: string;
  readonly visit?: {
    readonly signedInAs?: number | null;
    readonly unknown?: boolean;
    readonly failing?: readonly unknown[];
  };
}

interface Csf {
  readonly name?: string;
  readonly args?: object;
  readonly tags?: readonly string[];
  readonly parameters?: Parameters;
  readonly play?: (context: object) => unknown;
  readonly beforeEach?: unknown;
}

interface Meta extends Csf {
  readonly render: (args: object, context: { parameters: Parameters }) => string;
}

interface Bundle {
  readonly stage: typeof Stage;
  readonly codeOf: (html: string, form: string) => string;
  readonly modules: readonly { readonly default: Meta; readonly [name: string]: Csf }[];
}

const stage = inRepository("scripts/generate/previews/stage.ts");

/** Replaces the modules that plays of stories use by the stage. */
const onStage: Plugin = {
  name: "stage",
  setup(builder) {
    builder.onResolve({ filter: /^storybook\/|^\.\/(?:drawn|visit|noticeWithoutServer)$/ }, () => ({
      path: stage,
    }));
    // `?raw` imports the text of a file, as in Vite.
    builder.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir, kind }) =>
      builder.resolve(path.replace("?raw", ""), { resolveDir, kind }),
    );
  },
};

/**
 * Reads the stories of widgets, in the order of the source.
 * @param names the names of the widgets, without `yy-`
 * @returns widget → stories
 */
export async function readStories(
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Story[]>> {
  // A new widget may not have stories yet.
  const told = names.filter((name) => existsSync(fileOf(name)));
  const bundle = await load(told);
  const stories = new Map<string, Story[]>();
  // They run one after the other, because there is only one stage.
  for (const [index, widget] of told.entries()) {
    const { default: meta, ...exported } = bundle.modules[index] as Bundle["modules"][number];
    const read: Story[] = [];
    for (const [name, story] of inWrittenOrder(widget, Object.entries(exported)))
      read.push(await readStory(name, story, meta, bundle));
    stories.set(widget, read);
  }
  return stories;
}

const fileOf = (widget: string): string => inRepository("stories", `${widget}.stories.ts`);

/** Sorts exports in the order of the source: a module object has them in alphabetical order. */
function inWrittenOrder<T>(widget: string, exported: [name: string, T][]): [name: string, T][] {
  const source = readFileSync(fileOf(widget), "utf8");
  const place = (name: string) => source.indexOf(`export const ${name}:`);
  return exported.sort(([one], [other]) => place(one) - place(other));
}

async function readStory(name: string, story: Csf, meta: Meta, bundle: Bundle): Promise<Story> {
  const parameters = { ...meta.parameters, ...story.parameters };
  const html = meta.render({ ...meta.args, ...story.args }, { parameters });
  const leftOut = await reasonToLeaveOut(story, parameters, bundle.stage);
  return {
    name,
    label: story.name ?? name,
    html,
    erb: bundle.codeOf(html, "erb"),
    visitor: parameters.visit?.signedInAs === undefined ? marina : parameters.visit.signedInAs,
    ...(leftOut && { leftOut }),
  };
}

async function reasonToLeaveOut(
  { tags, play, beforeEach }: Csf,
  { endsIn, visit }: Parameters,
  { acts }: typeof Stage,
): Promise<string | undefined> {
  if (endsIn === "failed") return "shows a mistake, which the helpers refuse";
  if (tags?.includes("no-preview"))
    return "tells of a mistake, which stands in the console as an error";
  if (visit?.failing || visit?.unknown) return "needs a server that is late or fails";
  if (beforeEach) return "needs a page that is prepared";
  if (play && (await acts(play))) return "is what it is after somebody has used it";
  return undefined;
}

async function load(names: readonly string[]): Promise<Bundle> {
  const imports = names.map((name, index) => `import * as s${index} from "./${name}.stories.ts";`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join("\n")}
        export { codeOf } from "./codeOf.ts";
        export * as stage from ${JSON.stringify(stage)};
        export const modules = [${names.map((_, index) => `s${index}`).join(", ")}];`,
      resolveDir: inRepository("stories"),
    },
    inject: [stage],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "error",
    plugins: [onStage],
    loader: { ".css": "text" },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  )) as Bundle;
}
