import type { BrokenAnswer, Connection } from "../server/middleware/environment";

/** How answers break where there is no socket: the page sees the same rejections of `fetch` and of reading a body. */
export class SiteConnection implements Connection {
  readonly #sendAgain: Connection["sendAgain"];
  #broken: Response | undefined;
  #status: number | undefined;

  constructor(sendAgain: Connection["sendAgain"]) {
    this.#sendAgain = sendAgain;
  }

  /** What goes out in place of the app's answer. */
  get broken(): Response | undefined {
    return this.#broken;
  }

  drop(): Response {
    return this.#break(0, Response.error());
  }

  truncate({ status, headers, body }: BrokenAnswer): Response {
    const whole = new TextEncoder().encode(body);
    let isSent = false;
    const half = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) return controller.error(new TypeError("the connection was lost"));
        isSent = true;
        controller.enqueue(whole.subarray(0, Math.floor(whole.length / 2)));
      },
    });
    return this.#break(status, new Response(half, { status, headers }));
  }

  sendAgain(url: string, request: RequestInit): Promise<unknown> {
    return this.#sendAgain(url, request);
  }

  brokenStatus(): number | undefined {
    return this.#status;
  }

  /** The app gets an answer that it can pass on through its middleware. */
  #break(status: number, answer: Response): Response {
    this.#status = status;
    this.#broken = answer;
    return new Response(null);
  }
}
