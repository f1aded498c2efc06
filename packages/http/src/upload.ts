import { withoutFragment } from "@yy/domain/urls/parts";
import { unlessLeaving } from "@yy/page/leaving";
import { watchRequest } from "@yy/page/watchRequest";
import { type Answer, noAnswer } from "./answer";
import { withCsrfRetry } from "./csrfFailure";
import { openOwnOriginFrame } from "./ownOriginFrame";
import { requestHeaders } from "./requestHeaders";
import { defaultTimeoutMs, redirectOf, usable } from "./requestOnce";
import { ownUrl } from "./scriptResponse";
import { announce, currentVisitor } from "./unauthorized";

/** An image to be sent to a URL of the page's own origin. */
export interface ImageUpload {
  readonly method: "POST" | "PATCH";
  readonly url: string;
  readonly image: Blob;
}

/** Data to be sent to a URL of the page's own origin. */
export interface DataUpload {
  readonly method: "POST" | "PATCH";
  readonly url: string;
  readonly body: FormData | Blob;
  /** Media type of a body that has none of its own. */
  readonly contentType?: string;
  /** Accepted media types. */
  readonly accept: string;
  /** API version. */
  readonly version?: number;
  /** As in `RequestOptions`. */
  readonly acceptsRedirect?: boolean;
}

export interface UploadOptions {
  /** Called with the fraction sent so far, 0 to 1. */
  onProgress?(fraction: number): void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
  /** The upload is given up after this time without any progress. */
  timeoutMs?: number;
}

/**
 * Sends an image, version 1, multipart `image`.
 *
 * @throws as `uploadData`
 */
export function upload(image: ImageUpload, options: UploadOptions = {}): Promise<Answer> {
  const { method, url } = image;
  const data = new FormData();
  data.append("image", image.image);
  const sent = { method, url, body: data, accept: "application/json", version: 1 };
  return withCsrfRetry(() => uploadData(sent, options));
}

/**
 * Sends data that may take long. By `XMLHttpRequest`, because `fetch` does not report upload
 * progress, in a frame, because `XMLHttpRequest` alone follows redirects to other origins. Headers
 * and errors are those of `request`; the time-out restarts with every progress event, since a large
 * photo on a slow line takes minutes.
 *
 * @throws RequestError also for a URL of another origin (nothing is sent), or the signal's reason
 * once it is cancelled
 */
export async function uploadData(
  data: DataUpload,
  { timeoutMs = defaultTimeoutMs, ...options }: UploadOptions = {},
): Promise<Answer> {
  const parsed = new URL(ownUrl(data.url));
  options.signal?.throwIfAborted();
  const frame = await openOwnOriginFrame(timeoutMs).catch((cause: unknown) => {
    throw noAnswer(parsed.href, `${data.method} ${parsed.href} was not sent`, cause);
  });
  try {
    return await unlessLeaving(send(frame, parsed, data, { ...options, timeoutMs }));
  } finally {
    frame.remove();
  }
}

function requestIn({ contentWindow }: HTMLIFrameElement): XMLHttpRequest {
  const { XMLHttpRequest } = contentWindow as Window & typeof globalThis;
  return new XMLHttpRequest();
}

function send(
  frame: HTMLIFrameElement,
  parsed: URL,
  { method, body, contentType, accept, version, acceptsRedirect }: DataUpload,
  { onProgress, signal, timeoutMs = defaultTimeoutMs }: UploadOptions,
): Promise<Answer> {
  const asked = `${method} ${parsed.href}`;
  announce("requested");
  const visitor = currentVisitor();
  const request = requestIn(frame);
  const watched = watchRequest(method, parsed);

  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const fail = (cause: unknown) => {
      reject(noAnswer(parsed.href, `${asked} got no answer`, cause));
    };
    const giveUp = () => {
      fail(new DOMException(`no progress within ${timeoutMs} ms`, "TimeoutError"));
      request.abort();
    };
    const cancel = () => {
      reject(signal?.reason);
      request.abort();
    };
    let timer = setTimeout(giveUp, timeoutMs);
    const goOn = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    };
    const progress = ({ loaded, total }: ProgressEvent) => {
      goOn();
      if (total > 0) onProgress?.(loaded / total);
    };

    request.upload.addEventListener("progress", progress);
    request.addEventListener("progress", goOn);
    request.addEventListener("error", () => fail(new TypeError("the connection was lost")));
    request.addEventListener("load", () => {
      try {
        const answer = answerOf(request, isRedirected(frame, parsed, request));
        resolve(usable(answer, { parsed, method, visitor, acceptsRedirect }));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      watched.ended(request.status || (signal?.aborted ? undefined : 0));
    });
    signal?.addEventListener("abort", cancel);

    request.open(method, parsed);
    const headers = { ...watched.headers, ...requestHeaders(parsed, method, accept, version) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (contentType !== undefined) request.setRequestHeader("Content-Type", contentType);
    request.send(body);
  });
}

/**
 * `XMLHttpRequest` does not show a redirect to the URL that was requested, as to a list that was
 * posted to; the timing of the frame's only request does.
 */
function isRedirected(
  frame: HTMLIFrameElement,
  asked: URL,
  { responseURL }: XMLHttpRequest,
): boolean {
  const entries = frame.contentWindow?.performance.getEntriesByType("resource") ?? [];
  return (
    responseURL !== withoutFragment(asked.href) ||
    entries.some((entry) => (entry as PerformanceResourceTiming).redirectStart > 0)
  );
}

function answerOf(request: XMLHttpRequest, redirected: boolean): Answer {
  const lines = request.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const { status, responseURL: url, responseText: text } = request;
  return { status, url, headers, text, redirectedTo: redirectOf({ redirected, url, headers }) };
}
