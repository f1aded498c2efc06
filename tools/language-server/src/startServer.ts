import {
  CodeActionKind,
  createConnection,
  type InitializeResult,
  ProposedFeatures,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { completionsAt } from "./answers/completion";
import { changeTo, diagnosticOf, quickFixes, unreadable } from "./answers/diagnostics";
import { hoverAt } from "./answers/hover";
import { definitionAt, linksIn } from "./answers/links";
import { Checker } from "./check/Checker";
import { Inspector } from "./check/Inspector";
import { Guide } from "./Guide";
import { languageOf } from "./language";
import { type Draft, readDraft } from "./written/Draft";

const fixAll = `${CodeActionKind.SourceFixAll}.yy`;

/** Answers an editor over standard input and output until the editor ends the session. */
export function startServer(version: string, program: string): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const checker = new Checker(new URL(program));
  const drafts = new WeakMap<TextDocument, Draft & { readonly version: number }>();
  let guide = new Guide(undefined, program);
  let takesSnippets = false;

  const inspector = new Inspector(
    checker,
    (uri) => documents.get(uri),
    (document, { version, problems, failure }) =>
      connection.sendDiagnostics({
        uri: document.uri,
        version,
        diagnostics:
          failure === undefined
            ? problems.map((problem) => diagnosticOf(problem, document, guide))
            : [unreadable(failure)],
      }),
  );

  connection.onInitialize(({ capabilities, initializationOptions }): InitializeResult => {
    guide = new Guide(guideIn(initializationOptions), program);
    takesSnippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    return {
      serverInfo: { name: "yy-language-server", version },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ["<", "-", " ", '"', "'", "=", ":"] },
        hoverProvider: true,
        definitionProvider: true,
        documentLinkProvider: {},
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAll] },
      },
    };
  });

  documents.onDidChangeContent(({ document }) => inspector.changed(document.uri));
  documents.onDidClose(({ document: { uri } }) => {
    inspector.closed(uri);
    connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onCompletion(({ textDocument, position }) => {
    const opened = open(textDocument.uri);
    if (!opened) return null;
    const { document, draft } = opened;
    return completionsAt(draft, document.offsetAt(position), document, takesSnippets);
  });
  connection.onHover(({ textDocument, position }) => {
    const opened = open(textDocument.uri);
    if (!opened) return null;
    const { document, draft } = opened;
    return hoverAt(draft, document.offsetAt(position), document, guide) ?? null;
  });
  connection.onDefinition(({ textDocument, position }) => {
    const opened = open(textDocument.uri);
    return opened
      ? (definitionAt(opened.draft, opened.document.offsetAt(position), guide) ?? null)
      : null;
  });
  connection.onDocumentLinks(({ textDocument }) => {
    const opened = open(textDocument.uri);
    return opened ? linksIn(opened.draft, opened.document, guide) : null;
  });
  connection.onCodeAction(async ({ textDocument, range, context: { only } }, token) => {
    const document = documents.get(textDocument.uri);
    if (!document) return null;
    const { version } = document;
    const problems = await inspector.problemsOf(document);
    if (token.isCancellationRequested) return null;
    const isAsked = (kind: string) =>
      only?.some((each) => kind === each || kind.startsWith(`${each}.`)) === true;
    const actions =
      !only || isAsked(CodeActionKind.QuickFix) ? quickFixes(problems, range, document, guide) : [];
    // Fixing everything needs another check, which would be too slow for each move of the cursor.
    if (!isAsked(fixAll) || !problems.some(({ edits }) => edits.length > 0)) return actions;
    const mended = await checker.mended(document.getText(), languageIn(document));
    if (document.version !== version) return actions;
    const edit = { changes: { [document.uri]: [changeTo(mended, document)] } };
    return [...actions, { title: "Mend all that has one answer", kind: fixAll, edit }];
  });

  documents.listen(connection);
  connection.listen();

  /** A document with its tags, which are read once per version. */
  function open(uri: string) {
    const document = documents.get(uri);
    if (!document) return undefined;
    const { version } = document;
    const known = drafts.get(document);
    if (known?.version === version) return { document, draft: known };
    const draft = { ...readDraft(document.getText(), languageIn(document)), version };
    drafts.set(document, draft);
    return { document, draft };
  }

  function guideIn(options: unknown): string | undefined {
    if (typeof options !== "object" || options === null || !("guide" in options)) return undefined;
    const { guide } = options;
    if (typeof guide === "string" && /^https?:\/\//.test(guide)) return guide;
    connection.console.warn(
      `initializationOptions.guide is an http(s) address, got ${JSON.stringify(guide)}`,
    );
    return undefined;
  }
}

const languageIn = ({ uri, languageId }: TextDocument) => languageOf(uri, languageId);
