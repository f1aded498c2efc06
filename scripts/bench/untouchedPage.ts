import { EventEmitter, once } from "node:events";
import type { Browser, CDPSession } from "playwright";

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Gives a page that Playwright does not attach to. On its own pages it asks for the inspector's console, network and
 * log, and puts scripts into the document: what these keep alive would be counted as the page's.
 */
export async function withUntouchedPage<T>(
  browser: Browser,
  use: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send("Target.createBrowserContext");
  const target = { url: "about:blank", browserContextId };
  const { targetId } = await root.send("Target.createTarget", target);
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  const answers = new EventEmitter();
  root.on("Target.receivedMessageFromTarget", (event) => {
    const answer = JSON.parse(event.message) as Answer;
    answers.emit(String(answer.id), answer);
  });
  let lastId = 0;
  const send = async (method: string, params = {}) => {
    lastId += 1;
    const answered = once(answers, String(lastId)) as Promise<[Answer]>;
    const message = JSON.stringify({ id: lastId, method, params });
    await root.send("Target.sendMessageToTarget", { sessionId, message });
    const [{ result, error }] = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  try {
    // Of what a session can do, no more is needed here.
    return await use({ send } as unknown as CDPSession);
  } finally {
    await root.send("Target.disposeBrowserContext", { browserContextId });
    await root.detach();
  }
}
