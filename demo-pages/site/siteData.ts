import type { GuideSchemas, GuideSizes, GuideWords } from "../server/features/guide/guideData";
import type { Preloads } from "../server/rendering/pageScripts";
import type { Switches } from "../server/rendering/switches";
import type { TemplateSource } from "../server/rendering/Templates";

type PerFlavour<T> = Readonly<Record<Switches["flavour"], T>>;

/** All that the Node server reads from files, read once when the site is built. */
export interface SiteData {
  /** Name → text of a page's template. */
  readonly pages: Readonly<Record<string, string>>;
  readonly partials: Readonly<Record<string, string>>;
  /** Name → Markdown of a chapter of the guide. */
  readonly chapters: Readonly<Record<string, string>>;
  /** The Markdown of `docs/{name}.md`, whose tables pages show. */
  readonly documents: Readonly<Record<"accessibility" | "browsers", string>>;
  /** `packages/ui/src/tokens.css`. */
  readonly tokens: string;
  readonly schemas: GuideSchemas;
  readonly words: GuideWords;
  /** Names of the widgets that the catalogue has pictures of. */
  readonly pictures: readonly string[];
  readonly sizes: PerFlavour<GuideSizes>;
  readonly preloads: PerFlavour<Preloads>;
  /** Address of Storybook, `/storybook/index.html`; undefined in a site without it. */
  readonly storybook?: string;
}

/** The templates of a built site. */
export function templatesIn(data: SiteData): TemplateSource {
  return {
    text: (kind, name) => (Object.hasOwn(data[kind], name) ? data[kind][name] : undefined),
    pageNames: () => Object.keys(data.pages),
  };
}
