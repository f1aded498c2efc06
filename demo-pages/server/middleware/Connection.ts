/** How faults break an answer that is on its way. Each kind of server has its own; the app knows only this. */
export interface Connection {
  /** Ends without an answer, so that the page sees one rejected `fetch`. */
  drop(): Response;
  /** Sends the headers and half of the body, then ends: `fetch` resolves, reading the body rejects. */
  truncate(answer: BrokenAnswer): Response;
  /** Sends the request once more, as a proxy does that got no answer in time. */
  sendAgain(url: string, request: RequestInit): Promise<unknown>;
  /** The status that has gone out past the app: 0 for none, undefined when the app answered as usual. */
  brokenStatus(): number | undefined;
}

/** The answer of which only a part arrives. */
export interface BrokenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
