import type { Connection } from "../server/middleware/environment";

export interface SiteConnection extends Connection {
  /** The broken response, to be sent in place of the app's. */
  brokenResponse(): Response | undefined;
}

/**
 * Breaks responses where there is no socket: the page sees the same rejections of `fetch` and of
 * reading a body.
 */
export function siteConnection(sendAgain: Connection["sendAgain"]): SiteConnection {
  let broken: { readonly status: number; readonly answer: Response } | undefined;
  const breakOff = (status: number, answer: Response) => {
    broken = { status, answer };
    // A placeholder that can pass through the app's middleware.
    return new Response(null);
  };
  return {
    sendAgain,
    drop: () => breakOff(0, Response.error()),
    truncate: ({ status, headers, body }) =>
      breakOff(status, new Response(halfOf(body), { status, headers })),
    brokenStatus: () => broken?.status,
    brokenResponse: () => broken?.answer,
  };
}

function halfOf(body: string): ReadableStream<Uint8Array> {
  const whole = new TextEncoder().encode(body);
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError("the connection was lost"));
      isSent = true;
      controller.enqueue(whole.subarray(0, Math.floor(whole.length / 2)));
    },
  });
}
