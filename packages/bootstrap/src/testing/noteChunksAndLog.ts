import type { Page } from "playwright";

/**
 * Records the chunks that a new page requests, by name, and the errors and warnings in its console.
 */
export function noteChunksAndLog(page: Page, chunks: string[], logged: string[]): void {
  page.on("request", (request) => {
    const name = /\/chunks\/(.*)-\w{8}\./.exec(request.url())?.[1];
    if (name) chunks.push(name);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) logged.push(message.text());
  });
}
