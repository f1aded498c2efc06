import { fixTemplate } from "@yy/doctor/fixes/fixTemplate";
import { schemas } from "@yy/widgets/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompletionItem,
  Hover,
  MarkupContent,
  Range,
  TextEdit,
} from "vscode-languageserver-protocol";
import { TextDocument } from "vscode-languageserver-textdocument";
import { EditorSession } from "../testing/EditorSession";
import { mistakes } from "../testing/mistakes";
import {
  type CompletionQuestion,
  completionQuestions,
  hoverQuestions,
  type Question,
} from "../testing/questions";
import { type Conversation, converse, transcriptOf } from "../testing/transcript";
import { useBuiltServer } from "../testing/useBuiltServer";
import { directivesOf, languageOf } from "./language";

const built = useBuiltServer();
let editor: EditorSession;
let conversations: Conversation[];

beforeAll(async () => {
  editor = await EditorSession.start(built.program, {
    initializationOptions: { guide: "https://guia.example" },
  });
  conversations = await Promise.all(
    mistakes.map((mistake, index) =>
      converse(editor, mistake, `file:///loja/${index}/${mistake.file}`),
    ),
  );
}, 60_000);
afterAll(() => editor.stop());

describe.each(mistakes.map((mistake, index) => ({ ...mistake, index })))(
  "$file: $what",
  ({ index, file, languageId, text, findings, mended, left = [] }) => {
    const conversation = () => conversations[index] as Conversation;

    it("is underlined", () => {
      const said = conversation().diagnostics.map(({ code, range }) => [
        code,
        underlined(text, range),
      ]);
      expect(said).toEqual(findings);
    });

    it("is mended by its quick fixes as far as there is one answer, and then nothing is said", () => {
      const { steps, left: rest } = conversation();
      expect(steps.at(-1)?.text ?? text).toBe(mended);
      expect(rest.map(({ code }) => code)).toEqual(left);
    });

    it("is mended all at once to the same text, which is that of yy-doctor --fix", async () => {
      expect(conversation().mendedAtOnce ?? text).toBe(mended);
      if (/<x-yy|\{% yy/.test(text)) return;
      const language = languageOf(file, languageId);
      expect((await fixTemplate(text, directivesOf(language))).text).toBe(mended);
    });
  },
);

function underlined(text: string, { start, end }: Conversation["diagnostics"][number]["range"]) {
  const line = text.split(/\r?\n/)[start.line] ?? "";
  return line.slice(start.character, end.line === start.line ? end.character : undefined);
}

/** The text without its cursor mark, and the cursor's offset. */
function atCursor({ text }: Question) {
  const offset = text.indexOf("|");
  return { text: text.slice(0, offset) + text.slice(offset + 1), offset };
}

async function asked<Answer>(
  questions: readonly Question[],
  ask: (uri: string, offset: number) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(
    questions.map(async (question, index) => {
      const uri = `file:///perguntas/${index}/${question.file}`;
      const { text, offset } = atCursor(question);
      await editor.open(uri, question.languageId, text);
      return ask(uri, offset);
    }),
  );
}

/** The suggestions that begin with the typed text, in the order that an editor shows. */
function shown(items: readonly CompletionItem[] | null, question: Question): CompletionItem[] {
  const { text, offset } = atCursor(question);
  const document = TextDocument.create("file:///a", "html", 1, text);
  const typed = ({ textEdit }: CompletionItem) =>
    text.slice(document.offsetAt((textEdit as TextEdit).range.start), offset);
  return [...(items ?? [])]
    .filter((item) => item.filterText?.startsWith(typed(item)))
    .sort((a, b) => ((a.sortText ?? "") < (b.sortText ?? "") ? -1 : 1));
}

describe("completion", () => {
  it.each(completionQuestions)("$file: $what", async (question) => {
    const [items = null] = await asked([question], (uri, offset) =>
      editor.completions(uri, offset),
    );
    const { offered, isAll, taken } = question;
    const words = shown(items, question);
    const labels = words.map(({ label }) => label);
    expect(isAll ? labels : labels.slice(0, offered.length)).toEqual(offered);
    if (taken !== undefined) expect(taking(words[0], question)).toBe(taken);
  });
});

function taking(item: CompletionItem | undefined, question: Question): string {
  const { text } = atCursor(question);
  const document = TextDocument.create("file:///a", "html", 1, text);
  return TextDocument.applyEdits(document, item?.textEdit ? [item.textEdit as TextEdit] : []);
}

describe("hover", () => {
  it.each(hoverQuestions)("$file: $what", async (question) => {
    const [hover] = await asked([question], (uri, offset) => editor.hover(uri, offset));
    expect(hoverText(hover)).toContain(question.said);
    expect(underlined(atCursor(question).text, (hover as { range: Range }).range)).toBe(
      question.about,
    );
  });
});

it("the transcript is what is kept of it", async () => {
  const offers = await asked(completionQuestions, (uri, offset) => editor.completions(uri, offset));
  const hovers = await asked(hoverQuestions, (uri, offset) => editor.hover(uri, offset));
  const transcript = transcriptOf(
    conversations,
    completionQuestions.map((question, index) => ({
      question,
      answer: offerText(shown(offers[index] ?? null, question), question),
    })),
    hoverQuestions.map((question, index) => ({
      question,
      answer: quoted(hoverText(hovers[index])),
    })),
  );
  await expect(transcript).toMatchFileSnapshot("../transcript.md");
});

const hoverText = (hover: Hover | null | undefined) =>
  hover ? (hover.contents as MarkupContent).value : "nothing";

function offerText(items: readonly CompletionItem[], question: CompletionQuestion): string {
  if (items.length === 0) return "Nothing.";
  // A list of all widgets changes with each new widget.
  const hasAllWidgets = items.length >= schemas.length;
  const first = items
    .slice(0, hasAllWidgets ? question.offered.length : 6)
    .map(({ label, detail }) => `- \`${label}\`${detail ? `: ${detail}` : ""}`);
  const count = hasAllWidgets ? "all other widgets" : `${items.length - first.length} more`;
  const rest = items.length > first.length ? [`- and ${count}`] : [];
  const taken = `The first one makes of it:\n\n\`\`\`\n${taking(items[0], question).replaceAll("\r", "")}\n\`\`\``;
  return [...first, ...rest, "", taken].join("\n");
}

const quoted = (markdown: string) =>
  markdown
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
