import type { Meta, Parameters } from "@storybook/html-vite";
import type { WidgetSchema } from "@yy/element/config/schema";
import { action } from "storybook/actions";
import { argTypesOf } from "./argTypes";
import { codeOf } from "./codeOf";
import { inState } from "./drawn";
import { markup, type WidgetArgs } from "./markup";
import type { NamedStory } from "./namedStory";
import { noticeWithoutServer } from "./noticeWithoutServer";
import { beginVisit, type VisitParameters } from "./visit";
import { wordsOf } from "./words";

/** Parameters of a widget's story, in addition to Storybook's own. */
export interface WidgetParameters extends Parameters {
  readonly visit?: VisitParameters;
  /**
   * The state in which the story is complete: `mounted` by default, `failed` for a story that shows
   * the server's markup.
   */
  readonly endsIn?: "mounted" | "failed";
  /** Adds markup around the tag that the widget needs: an opener, a second button, a form. */
  readonly page?: (tag: string) => string;
}

/** One state of a widget. Adjectives in its name agree with "o widget": `vazio`, `aberto`. */
export type WidgetStory<S extends WidgetSchema> = Omit<NamedStory<WidgetArgs<S>>, "parameters"> & {
  readonly parameters?: WidgetParameters;
};

/**
 * The default export of a widget's stories. Each renders the tag with the story's attributes and
 * children, shows that HTML as its code, logs the widget's events as actions, and fails when the
 * widget does not reach `endsIn`.
 */
export function widgetMeta<S extends WidgetSchema>(
  schema: S,
  defaults: { readonly args: WidgetArgs<S>; readonly parameters?: WidgetParameters },
) {
  return {
    args: defaults.args,
    argTypes: argTypesOf(schema) as Meta<WidgetArgs<S>>["argTypes"] & object,
    render: (args, { parameters }) => htmlOf(schema, args, parameters),
    beforeEach: async ({ canvasElement, parameters }) => {
      await removePreviousStory(canvasElement);
      noticeWithoutServer(!(await beginVisit((parameters as WidgetParameters).visit)));
      return logEvents(canvasElement, schema);
    },
    afterEach: async ({ canvasElement, parameters }) => {
      await inState(
        canvasElement,
        schema.tag,
        (parameters as WidgetParameters).endsIn ?? "mounted",
      );
    },
    parameters: {
      widget: schema.tag,
      docs: {
        description: { component: wordsOf(schema.tag).summary ?? schema.summary },
        source: {
          transform: (_: string, { args, parameters, globals }: RenderedStory) =>
            codeOf(htmlOf(schema, args, parameters), globals.code),
        },
      },
      ...defaults.parameters,
    },
  } satisfies Meta<WidgetArgs<S>>;
}

/** Removes the previous story's widgets, and waits until their cleanup has run. */
async function removePreviousStory(canvas: HTMLElement): Promise<void> {
  canvas.replaceChildren();
  for (let tasks = 0; tasks < 2; tasks += 1) await new Promise((resolve) => setTimeout(resolve));
}

interface RenderedStory {
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: WidgetParameters;
  readonly globals: Readonly<Record<string, unknown>>;
}

function htmlOf(
  schema: WidgetSchema,
  args: Readonly<Record<string, unknown>>,
  { page }: WidgetParameters,
): string {
  const tag = markup(schema, args);
  return page ? page(tag) : tag;
}

/** Logs the widget's events as actions. Returns a cleanup function. */
function logEvents(canvas: HTMLElement, { events = {} }: WidgetSchema): () => void {
  const end = new AbortController();
  for (const name of [...Object.keys(events), "yy:error"]) {
    const log = action(name);
    canvas.addEventListener(name, (event) => log((event as CustomEvent).detail), end);
  }
  return () => end.abort();
}
