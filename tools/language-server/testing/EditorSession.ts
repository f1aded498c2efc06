import { type ChildProcess, spawn } from "node:child_process";
import {
  type CodeAction,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type DocumentLink,
  type Hover,
  type Location,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";

export interface EditorOptions {
  readonly initializationOptions?: unknown;
  readonly snippetSupport?: boolean;
}

/** Runs the built command, and talks to it over its standard input and output as an editor does. */
export class EditorSession {
  readonly process: ChildProcess;
  readonly connection: ProtocolConnection;
  /** The log messages of the server. */
  readonly messages: string[] = [];
  readonly #documents = new Map<string, TextDocument>();
  readonly #published = new Map<string, PublishDiagnosticsParams>();
  readonly #listeners = new Set<() => void>();

  private constructor(process: ChildProcess, connection: ProtocolConnection) {
    this.process = process;
    this.connection = connection;
    connection.onNotification("window/logMessage", ({ message }: { message: string }) => {
      this.messages.push(message);
    });
    connection.onNotification("textDocument/publishDiagnostics", (params) => {
      this.#published.set(params.uri, params as PublishDiagnosticsParams);
      for (const listener of this.#listeners) listener();
    });
  }

  /** @param program path of the command */
  static async start(program: string, options: EditorOptions = {}): Promise<EditorSession> {
    const child = spawn(process.execPath, [program, "--stdio"]);
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const session = new EditorSession(child, connection);
    connection.listen();
    const { initializationOptions, snippetSupport = true } = options;
    await connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: { textDocument: { completion: { completionItem: { snippetSupport } } } },
      initializationOptions,
    });
    await connection.sendNotification("initialized", {});
    return session;
  }

  /** Ends the session as editors do. @returns the exit code */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.process.once("exit", resolve));
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return ended;
  }

  async open(uri: string, languageId: string, text: string): Promise<void> {
    this.#published.delete(uri);
    this.#documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    await this.connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Replaces a piece of the document. */
  async type(uri: string, start: number, end: number, text: string): Promise<void> {
    const document = this.documentOf(uri);
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    const version = document.version + 1;
    const contentChanges = [{ range, text }];
    TextDocument.update(document, contentChanges, version);
    await this.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  documentOf(uri: string): TextDocument {
    const document = this.#documents.get(uri);
    if (!document) throw new Error(`${uri} is not open`);
    return document;
  }

  textOf(uri: string): string {
    return this.documentOf(uri).getText();
  }

  /** The server's diagnostics of the document's present version. */
  async diagnostics(uri: string): Promise<readonly Diagnostic[]> {
    const { version } = this.documentOf(uri);
    return (await this.published(uri, (params) => params.version === version)).diagnostics;
  }

  /** Waits for diagnostics of a document that satisfy the condition. */
  published(
    uri: string,
    isExpected: (params: PublishDiagnosticsParams) => boolean,
  ): Promise<PublishDiagnosticsParams> {
    return new Promise((resolve) => {
      const look = () => {
        const params = this.#published.get(uri);
        if (!params || !isExpected(params)) return;
        this.#listeners.delete(look);
        resolve(params);
      };
      this.#listeners.add(look);
      look();
    });
  }

  completions(uri: string, offset: number): Promise<readonly CompletionItem[] | null> {
    return this.#ask("completion", uri, { position: this.#positionOf(uri, offset) });
  }

  hover(uri: string, offset: number): Promise<Hover | null> {
    return this.#ask("hover", uri, { position: this.#positionOf(uri, offset) });
  }

  definition(uri: string, offset: number): Promise<Location | null> {
    return this.#ask("definition", uri, { position: this.#positionOf(uri, offset) });
  }

  links(uri: string): Promise<readonly DocumentLink[] | null> {
    return this.#ask("documentLink", uri, {});
  }

  codeActions(
    uri: string,
    diagnostics: readonly Diagnostic[],
    only?: readonly string[],
  ): Promise<readonly CodeAction[] | null> {
    const document = this.documentOf(uri);
    const start = { line: 0, character: 0 };
    const range = diagnostics[0]?.range ?? {
      start,
      end: document.positionAt(document.getText().length),
    };
    return this.#ask("codeAction", uri, { range, context: { diagnostics, only } });
  }

  /** Makes the edits of an action, as the editor does. */
  async apply(uri: string, action: CodeAction): Promise<void> {
    const document = this.documentOf(uri);
    const text = TextDocument.applyEdits(document, action.edit?.changes?.[uri] ?? []);
    await this.type(uri, 0, document.getText().length, text);
  }

  #positionOf(uri: string, offset: number): Position {
    return this.documentOf(uri).positionAt(offset);
  }

  #ask<T>(method: string, uri: string, more: object): Promise<T | null> {
    return this.connection.sendRequest(`textDocument/${method}`, {
      textDocument: { uri },
      ...more,
    });
  }
}
