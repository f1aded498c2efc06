import type { MessagePort } from "node:worker_threads";
import type { CheckRequest, CheckResponse } from "./Checker";
import { checkSource, mendedSource } from "./checkDraft";

/**
 * Answers the requests of a {@link Checker} in its thread, one after the other, because all use the
 * same instance of the parser.
 */
export function answerChecks(port: MessagePort): void {
  let last = Promise.resolve();
  port.on("message", (request: CheckRequest) => {
    last = last.then(async () => port.postMessage(await responseTo(request)));
  });
}

async function responseTo({ id, wanted, source, language }: CheckRequest): Promise<CheckResponse> {
  try {
    return wanted === "problems"
      ? { id, problems: await checkSource(source, language) }
      : { id, mended: await mendedSource(source, language) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
