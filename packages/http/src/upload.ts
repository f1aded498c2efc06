import { unlessLeaving } from "@yy/page/leaving";
import { type Answer, accepted, fromAskedOrigin, noAnswer } from "./answer";
import { TIME_OUT } from "./client";
import { openOwnOriginFrame } from "./ownOriginFrame";
import { requestHeaders } from "./requestHeaders";
import { ownUrl } from "./scriptResponse";
import { currentVisitor } from "./unauthorized";

/** An image to be sent to a URL of the page's own origin. */
export interface ImageUpload {
  readonly method: "POST" | "PATCH";
  readonly url: string;
  readonly image: Blob;
}

export interface UploadOptions {
  /** Called with the fraction sent so far, 0 to 1. */
  onProgress?(fraction: number): void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without any progress after which the upload is given up. */
  timeout?: number;
}

/**
 * Sends an image, version 1, multipart `image`. By `XMLHttpRequest`, because `fetch` does not report upload progress,
 * in a frame, because `XMLHttpRequest` alone follows redirects to other origins. Headers and errors are those of
 * `request`; the time-out restarts with every progress event, since a large photo on a slow line takes minutes.
 *
 * @throws RequestError also for a URL of another origin (nothing is sent), or the signal's reason once it is
 *   cancelled
 */
export async function upload(
  image: ImageUpload,
  { timeout = TIME_OUT, ...options }: UploadOptions = {},
): Promise<Answer> {
  const parsed = new URL(ownUrl(image.url));
  options.signal?.throwIfAborted();
  const frame = await openOwnOriginFrame(timeout).catch((cause: unknown) => {
    throw noAnswer(parsed.href, `${image.method} ${parsed.href} was not sent`, cause);
  });
  try {
    return await unlessLeaving(send(requestIn(frame), parsed, image, { ...options, timeout }));
  } finally {
    frame.remove();
  }
}

function requestIn({ contentWindow }: HTMLIFrameElement): XMLHttpRequest {
  const { XMLHttpRequest } = contentWindow as Window & typeof globalThis;
  return new XMLHttpRequest();
}

function send(
  request: XMLHttpRequest,
  parsed: URL,
  { method, image }: ImageUpload,
  { onProgress, signal, timeout = TIME_OUT }: UploadOptions,
): Promise<Answer> {
  const asked = `${method} ${parsed.href}`;
  const visitor = currentVisitor();
  const form = new FormData();
  form.append("image", image);

  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const fail = (cause: unknown) => {
      reject(noAnswer(parsed.href, `${asked} got no answer`, cause));
    };
    const giveUp = () => {
      fail(new DOMException(`no progress within ${timeout} ms`, "TimeoutError"));
      request.abort();
    };
    const cancel = () => {
      reject(signal?.reason);
      request.abort();
    };
    let timer = setTimeout(giveUp, timeout);
    const progress = ({ loaded, total }: ProgressEvent) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeout);
      if (total > 0) onProgress?.(loaded / total);
    };

    request.upload.addEventListener("progress", progress);
    request.addEventListener("error", () => fail(new TypeError("the connection was lost")));
    request.addEventListener("load", () => {
      try {
        resolve(accepted(fromAskedOrigin(parsed, answerOf(request)), asked, visitor));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    });
    signal?.addEventListener("abort", cancel);

    request.open(method, parsed);
    const headers = requestHeaders(parsed, method, "application/json", 1);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Answer {
  const lines = request.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: request.status, url: request.responseURL, headers, text: request.responseText };
}
