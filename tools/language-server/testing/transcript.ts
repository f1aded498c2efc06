import {
  type CodeAction,
  type Diagnostic,
  DiagnosticSeverity,
} from "vscode-languageserver-protocol";
import type { EditorSession } from "./EditorSession";
import type { Mistake } from "./mistakes";
import type { Question } from "./questions";

/** The diagnostics and quick fixes of one mistake. */
export interface Conversation {
  readonly mistake: Mistake;
  readonly diagnostics: readonly Diagnostic[];
  /** The quick fixes that were made, and the text after each. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly left: readonly Diagnostic[];
  /** The text after the action that fixes everything at once; undefined when there is none. */
  readonly mendedAtOnce: string | undefined;
}

/** Opens a file with a mistake, and makes the preferred quick fixes until there are none. */
export async function converse(
  editor: EditorSession,
  mistake: Mistake,
  uri: string,
): Promise<Conversation> {
  const { languageId, text } = mistake;
  await editor.open(uri, languageId, text);
  const diagnostics = await editor.diagnostics(uri);
  const all = (await editor.codeActions(uri, [], ["source.fixAll"])) ?? [];
  const steps: { title: string; text: string }[] = [];
  let left = diagnostics;
  for (;;) {
    const action = await firstFix(editor, uri, left);
    if (!action) break;
    await editor.apply(uri, action);
    steps.push({ title: action.title, text: editor.textOf(uri) });
    left = await editor.diagnostics(uri);
  }
  const [fixAll] = all;
  if (fixAll) {
    await editor.apply(uri, {
      title: "back",
      edit: { changes: { [uri]: [whole(editor, uri, text)] } },
    });
    await editor.apply(uri, fixAll);
  }
  const mendedAtOnce = fixAll ? editor.textOf(uri) : undefined;
  return { mistake, diagnostics, steps, left, mendedAtOnce };
}

async function firstFix(
  editor: EditorSession,
  uri: string,
  diagnostics: readonly Diagnostic[],
): Promise<CodeAction | undefined> {
  for (const diagnostic of diagnostics) {
    const actions = (await editor.codeActions(uri, [diagnostic], ["quickfix"])) ?? [];
    const own = actions.find(({ isPreferred }) => isPreferred);
    if (own) return own;
  }
  return undefined;
}

function whole(editor: EditorSession, uri: string, newText: string) {
  const document = editor.documentOf(uri);
  const end = document.positionAt(document.getText().length);
  return { range: { start: { line: 0, character: 0 }, end }, newText };
}

/** A request at the cursor, and its answer. */
export interface Answered {
  readonly question: Question;
  /** In Markdown. */
  readonly answer: string;
}

/** A readable transcript of all mistakes and questions. */
export function transcriptOf(
  conversations: readonly Conversation[],
  completions: readonly Answered[],
  hovers: readonly Answered[],
): string {
  return `# What yy-language-server says

A session over standard input and output with the built command, kept by \`src/session.test.ts\`. Each part is a file that
somebody has open: what is typed, what the server underlines and says, and what its quick fixes make.

# What authors write wrongly

${conversations.map(partOf).join("\n")}
# What is offered while they type

The cursor is \`|\`.

${completions.map(answerOf).join("\n")}
# What is told of a word

${hovers.map(answerOf).join("\n")}`;
}

function answerOf({ question: { what, languageId, text }, answer }: Answered): string {
  return `## ${what}\n\n${block(languageId, visible(text))}\n${answer}\n`;
}

function partOf({ mistake, diagnostics, steps, left }: Conversation, index: number): string {
  const { what, file, text, languageId } = mistake;
  const fixes = steps.map(
    ({ title, text }) => `Quick fix: **${title}**\n\n${block(languageId, visible(text))}`,
  );
  const rest = left.map(({ code }) => `\`${code}\``).join(", ");
  const end =
    left.length === 0
      ? "Nothing is left to say.\n"
      : `${steps.length === 0 ? "No quick fix: there is more than one answer, or none" : "Without a quick fix"} (${rest}).\n`;
  return [
    `## ${index + 1}. ${what}\n\n\`${file}\`\n`,
    block(languageId, underlined(visible(text), diagnostics)),
    ...fixes,
    end,
  ].join("\n");
}

const fences: Readonly<Record<string, string>> = { "django-html": "django" };

const block = (languageId: string, text: string) =>
  `\`\`\`${fences[languageId] ?? languageId}\n${text}\n\`\`\`\n`;

const visible = (text: string) => text.replaceAll("\r", "");

const severities = {
  [DiagnosticSeverity.Error]: "error",
  [DiagnosticSeverity.Warning]: "warning",
  [DiagnosticSeverity.Information]: "information",
  [DiagnosticSeverity.Hint]: "advice",
} as const;

/** Each line, followed by its diagnostics under the pieces that they underline. */
function underlined(text: string, diagnostics: readonly Diagnostic[]): string {
  return text
    .split("\n")
    .flatMap((written, line) => [
      written,
      ...diagnostics.filter(({ range }) => range.start.line === line).flatMap(saidBelow(written)),
    ])
    .join("\n");
}

function saidBelow(line: string) {
  return ({ range, severity = 1, code, message }: Diagnostic): string[] => {
    // A terminal shows an emoji in two columns, any other character in one.
    const width = (text: string) =>
      [...text].reduce((sum, each) => sum + (/\p{Emoji_Presentation}/u.test(each) ? 2 : 1), 0);
    const { start, end } = range;
    const indent = " ".repeat(width(line.slice(0, start.character)));
    const length = Math.max(1, width(line.slice(start.character, end.character)));
    const words = typeof message === "string" ? message : message.value;
    return [
      `${indent}${"^".repeat(length)} ${severities[severity]} ${code}`,
      ...words.split("\n").map((each) => `${indent}  ${each}`),
    ];
  };
}
