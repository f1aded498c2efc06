import type { WidgetSchema } from "@yy/element/config/schema";
import { chapterNames, skillFolder, skillSource } from "../package/skill";
import { type Artefact, readArtefact, withSection } from "./artefacts";
import { nameOf } from "./texts";

/** Functions for the addresses of a widget's page and of a chapter of the guide. */
interface Places {
  readonly widget: (name: string) => string;
  readonly chapter: (name: string) => string;
}

const inRepository: Places = {
  widget: (name) => `../../../../widgets/${name}/README.md`,
  chapter: (name) => `../../../../docs/guide/${name}.md`,
};

const inPackage: Places = {
  widget: (name) => `${skillFolder}/references/widgets/${name}.md`,
  chapter: (name) => `${skillFolder}/references/guide/${name}.md`,
};

/** `SKILL.md`, with the lists of tags and of chapters in it. */
export function skill(schemas: readonly WidgetSchema[]): Artefact {
  const written = readArtefact(skillSource);
  const withTags = withSection(written, "tags", tagList(schemas, inRepository).join("\n"));
  return withSection(withTags, "guide", chapterList(inRepository).join("\n"));
}

/** `llms.txt` (llmstxt.org): the description of the package for language models. */
export function llmsText(schemas: readonly WidgetSchema[]): string {
  const lines = [
    "# @yy/widgets",
    "",
    "> The page behaviours of a Brazilian second-hand marketplace, each a custom element that works on any server-rendered page: a tag with data- attributes around the server's own markup, which stays until the script has something better and comes back when it fails.",
    "",
    `How pages are written with them, and what to mind, is in [SKILL.md](${skillFolder}/SKILL.md). Attributes, children and events of a tag are those of its page here; there are no others.`,
    "",
    "## Widgets",
    "",
    ...tagList(schemas, inPackage),
    "",
    "## Guide",
    "",
    ...chapterList(inPackage),
    "",
    "## Data",
    "",
    "- [schemas.json](schemas.json): every tag with its attributes, events, parts, children, states and tokens",
    "- [openapi.json](openapi.json): the actions on the server that widgets call, as OpenAPI 3.1",
    "- [answers.schema.json](answers.schema.json): the answers that they need, as JSON Schema",
    "- [report.schema.json](report.schema.json): what `YY.observe` sends, as JSON Schema",
    "- [yy-doctor.schema.json](yy-doctor.schema.json): what `npx yy-doctor --format json` writes",
    "- [yy-inventory.schema.json](yy-inventory.schema.json): what `npx yy-doctor --inventory --format json` writes",
    "- [custom-elements.json](custom-elements.json), [web-types.json](web-types.json), [vscode.html-custom-data.json](vscode.html-custom-data.json): the tags for editors",
    "",
  ];
  return lines.join("\n");
}

function tagList(schemas: readonly WidgetSchema[], { widget }: Places): string[] {
  return schemas.map((schema) => `- [${schema.tag}](${widget(nameOf(schema))}): ${schema.summary}`);
}

function chapterList({ chapter }: Places): string[] {
  return chapterNames().map((name) => {
    const { content } = readArtefact(`docs/guide/${name}.md`);
    const [, title = name, lead = ""] = /^# (.*)\n\n((?:.+\n)+)/.exec(content) ?? [];
    const words = lead
      .trim()
      .replaceAll("\n", " ")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    return `- [${title}](${chapter(name)}): ${words}`;
  });
}
