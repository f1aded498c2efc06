import { familyId, storybookPath } from "./addresses";
import type { GuideSource, WidgetSize } from "./guideData";
import { referenceTables } from "./referenceTables";
import { inlineCode } from "./texts";

/** A widget's page, with its front matter. */
export interface WidgetPage {
  /** `follow-button`. */
  readonly name: string;
  readonly tag: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A short section: when to use it, keys, and so on. */
interface GuideNote {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
  /** Whether it links to the page without the widgets' script. */
  readonly isAboutNoScript: boolean;
  /** Whether it links to the panel's form that makes the next call fail. */
  readonly isAboutFailures: boolean;
}

/** The view of a widget's page; without a schema it has only the front matter. */
export function guideView({ tag, facts }: WidgetPage, source: GuideSource) {
  const { widgets, common } = source.schemas();
  const words = source.words();
  const schema = widgets.find((each) => each.tag === tag);
  const family = words.widgets[tag]?.family;
  const react = source.sizes("react")[tag];
  const lite = source.sizes("lite")[tag];
  return {
    summary: words.widgets[tag]?.summary ?? "",
    notes: guideNotes(facts),
    family: family && { title: family, id: familyId(family) },
    mount: schema && mountTexts[schema.mount],
    stories: storiesOf(tag, source.storybook),
    tables: schema ? referenceTables(schema, common, words) : [],
    // Unknown before the first build.
    size: react && lite ? { react: sizeText(react), lite: sizeText(lite) } : undefined,
  };
}

const mountTexts: Readonly<Record<string, string>> = {
  visible: "começa perto da tela",
  eager: "começa ao carregar a página",
};

/** The widget's docs in Storybook; their id does not depend on the widget's family. */
function storiesOf(tag: string, storybook: string | undefined) {
  return storybook === undefined
    ? { href: storybookPath, title: "storybook" }
    : {
        href: `${storybook}?path=/docs/widgets-${tag}--docs`,
        title: "todos os estados, no storybook",
      };
}

/** Name in the front matter, id and title of the section that shows it. */
const noteTitles = [
  ["use", "quando-usar", "quando usar"],
  ["avoid", "quando-nao-usar", "quando não usar"],
  ["keyboard", "teclado", "teclado"],
  ["noScript", "sem-javascript", "sem javascript"],
  ["failures", "quando-algo-falha", "quando algo falha"],
  ["readers", "acessibilidade", "acessibilidade"],
] as const;

export function guideNotes(facts: WidgetPage["facts"]): GuideNote[] {
  return noteTitles.flatMap(([fact, id, title]) => {
    const text = facts[fact];
    if (text === undefined) return [];
    return [
      {
        id,
        title,
        text: inlineCode(text),
        isAboutNoScript: fact === "noScript",
        isAboutFailures: fact === "failures",
      },
    ];
  });
}

function sizeText({ file, page }: WidgetSize) {
  return { file: kilobytes(file), page: kilobytes(page) };
}

/** `1,9 kB`, of 1,000 bytes. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} kB`;
}
