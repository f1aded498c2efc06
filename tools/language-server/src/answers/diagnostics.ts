import { mistakePage } from "@yy/doctor/docsAddress";
import type { Severity } from "@yy/doctor/finding";
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Range,
  type TextEdit,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Problem } from "../check/Problem";
import type { Guide } from "../Guide";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  advice: DiagnosticSeverity.Hint,
};

export const source = "yy-doctor";

export function diagnosticOf(problem: Problem, document: TextDocument, guide: Guide): Diagnostic {
  const { rule, code, severity, message, fix, docs } = problem;
  const href = guide.pageOf(docs);
  return {
    range: rangeOf(problem, document),
    severity: severities[severity],
    code: rule,
    ...(href !== undefined && { codeDescription: { href } }),
    source,
    message: `${message}${fix === undefined ? "" : `\nwrite: ${fix}`}\n${code}, ${mistakePage(code)}`,
    ...(rule === "deprecated" && { tags: [DiagnosticTag.Deprecated] }),
  };
}

/** The diagnostic for a template that cannot be read, at its beginning. */
export function unreadable(reason: string): Diagnostic {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    severity: DiagnosticSeverity.Information,
    source,
    message: `this file is not checked: ${reason}`,
  };
}

/** The quick fixes of the problems in a range, one for each problem. */
export function quickFixes(
  problems: readonly Problem[],
  range: Range,
  document: TextDocument,
  guide: Guide,
): CodeAction[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return problems
    .filter(({ start, end, edits }) => edits.length > 0 && start <= to && from <= end)
    .map((problem) => ({
      title: titleOf(problem),
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [diagnosticOf(problem, document, guide)],
      edit: { changes: { [document.uri]: problem.edits.map((edit) => editIn(edit, document)) } },
    }));
}

const titleOf = ({ edits }: Problem) => `Write ${(edits[0]?.text ?? "").replace(/^</, "")}`;

/** One edit that changes the document's text into another; it covers only the part that differs. */
export function changeTo(after: string, document: TextDocument): TextEdit {
  const before = document.getText();
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return editIn(
    { start, end: before.length - same, text: after.slice(start, after.length - same) },
    document,
  );
}

function editIn(edit: Problem["edits"][number], document: TextDocument): TextEdit {
  return { range: rangeOf(edit, document), newText: edit.text };
}

function rangeOf(
  { start, end }: { readonly start: number; readonly end: number },
  document: TextDocument,
): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
