import { type Answer, accepted, noAnswer } from "../answer";
import { TIME_OUT } from "../client";
import { requestHeaders } from "../requestHeaders";
import { object, readJson, text } from "../shape";

/** Which of the two pictures of a profile. */
export type ProfileImageKind = "avatar" | "header";

export interface UploadOptions {
  /** Told the part that has been sent, 0 to 1. */
  onProgress?(part: number): void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without any progress after which the upload is given up. */
  timeout?: number;
}

/**
 * `PATCH /api/profile/avatar` or `/header`, version 1, multipart `image`.
 *
 * @returns the public id of the stored image
 * @throws RequestError, or the signal's reason once it is cancelled
 */
export async function uploadProfileImage(
  kind: ProfileImageKind,
  image: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const form = new FormData();
  form.append("image", image);
  const answer = await patch(`/api/profile/${kind}`, form, options);
  return readJson(answer, object({ image_public_id: text })).image_public_id;
}

/**
 * The one call outside the client: `fetch` tells nothing of an upload's progress over HTTP/1.1. Headers and errors are
 * the client's; the time-out starts again with every piece sent, since a large photo on a slow line takes minutes.
 */
function patch(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  const { onProgress, signal, timeout = TIME_OUT } = options;
  const address = new URL(path, location.origin);
  const asked = `PATCH ${address.href}`;

  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const upload = new XMLHttpRequest();
    const fail = (cause: unknown) =>
      reject(noAnswer(address.href, `${asked} got no answer`, cause));
    const giveUp = () => {
      fail(new DOMException(`no progress within ${timeout} ms`, "TimeoutError"));
      upload.abort();
    };
    const cancel = () => {
      reject(signal?.reason);
      upload.abort();
    };
    let timer = setTimeout(giveUp, timeout);
    const progress = ({ loaded, total }: ProgressEvent) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeout);
      if (total > 0) onProgress?.(loaded / total);
    };

    upload.upload.addEventListener("progress", progress);
    upload.addEventListener("error", () => fail(new TypeError("the connection was lost")));
    upload.addEventListener("load", () => {
      try {
        resolve(accepted(answerOf(upload), asked));
      } catch (error) {
        reject(error);
      }
    });
    upload.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    });
    signal?.addEventListener("abort", cancel);

    upload.open("PATCH", address);
    const headers = requestHeaders(address, "PATCH", "application/json", 1);
    for (const [name, value] of Object.entries(headers)) upload.setRequestHeader(name, value);
    upload.send(form);
  });
}

function answerOf(upload: XMLHttpRequest): Answer {
  const lines = upload.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: upload.status, url: upload.responseURL, headers, text: upload.responseText };
}
