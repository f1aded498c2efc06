import type { Browser, CDPSession } from "playwright";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
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
  try {
    const target = { url: "about:blank", browserContextId };
    const { targetId } = await root.send("Target.createTarget", target);
    const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
    const waiting = new Map<number, (answer: Message) => void>();
    const listeners = new Map<string, (params: unknown) => void>();
    root.on("Target.receivedMessageFromTarget", (event) => {
      if (event.sessionId !== sessionId) return;
      const message = JSON.parse(event.message) as Message;
      if (message.id === undefined) listeners.get(message.method ?? "")?.(message.params);
      else waiting.get(message.id)?.(message);
    });
    let lastId = 0;
    const session = {
      async send(method: string, params = {}) {
        lastId += 1;
        const message = JSON.stringify({ id: lastId, method, params });
        const answered = new Promise<Message>((resolve) => waiting.set(lastId, resolve));
        await root.send("Target.sendMessageToTarget", { sessionId, message });
        const { result, error } = await answered;
        if (error) throw new Error(`${method}: ${error.message}`);
        return result;
      },
      on: (event: string, listener: (params: unknown) => void) => listeners.set(event, listener),
    };
    // Of what a session can do, no more is needed here.
    return await use(session as unknown as CDPSession);
  } finally {
    await root.send("Target.disposeBrowserContext", { browserContextId });
    await root.detach();
  }
}
