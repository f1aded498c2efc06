import type { TextDocument } from "vscode-languageserver-textdocument";
import { languageOf } from "../language";
import type { Checker } from "./Checker";
import type { Problem } from "./Problem";

/** Result of checking a version of a document. */
export interface Inspection {
  readonly version: number;
  readonly problems: readonly Problem[];
  /** The reason why the document could not be read. */
  readonly failure?: string;
}

/** A document is checked when it has not changed for this time. */
const quietMs = 200;

/**
 * Keeps the problems of the open documents up to date. Several changes in quick succession cause
 * one check.
 */
export class Inspector {
  readonly #checker: Checker;
  readonly #documentOf: (uri: string) => TextDocument | undefined;
  readonly #onInspected: (document: TextDocument, inspection: Inspection) => void;
  readonly #inspections = new Map<string, Inspection>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #waiting = new Set<string>();
  #working: Promise<void> | undefined;

  constructor(
    checker: Checker,
    documentOf: (uri: string) => TextDocument | undefined,
    onInspected: (document: TextDocument, inspection: Inspection) => void,
  ) {
    this.#checker = checker;
    this.#documentOf = documentOf;
    this.#onInspected = onInspected;
  }

  changed(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.set(
      uri,
      setTimeout(() => this.#enqueue(uri), quietMs),
    );
  }

  closed(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    this.#waiting.delete(uri);
    this.#inspections.delete(uri);
  }

  /** The problems of the document as it is now. */
  async problemsOf(document: TextDocument): Promise<readonly Problem[]> {
    const { uri, version } = document;
    if (this.#inspections.get(uri)?.version !== version) await this.#enqueue(uri);
    const inspection = this.#inspections.get(uri);
    return inspection?.version === version ? inspection.problems : [];
  }

  #enqueue(uri: string): Promise<void> {
    clearTimeout(this.#timers.get(uri));
    this.#waiting.add(uri);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #work(): Promise<void> {
    for (const uri of this.#waiting) {
      this.#waiting.delete(uri);
      const document = this.#documentOf(uri);
      if (!document) continue;
      const { version } = document;
      const inspection = await this.#inspect(document);
      // The document has changed meanwhile, and its next check is queued, or it was closed.
      if (this.#documentOf(uri)?.version !== version) continue;
      this.#inspections.set(uri, inspection);
      this.#onInspected(document, inspection);
    }
  }

  async #inspect(document: TextDocument): Promise<Inspection> {
    const { version, uri, languageId } = document;
    try {
      const language = languageOf(uri, languageId);
      return { version, problems: await this.#checker.problems(document.getText(), language) };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { version, problems: [], failure };
    }
  }
}
