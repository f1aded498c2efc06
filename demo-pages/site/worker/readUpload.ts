import { type UploadRead, uploadHeader } from "../uploadProtocol";
import { type PageRequestEvent, workerScope } from "./workerScope";

/** A page hears of an upload this often, as it would from the browser. */
const pause = 50;

/** The body of a request; of an upload, the page is told how far it is read. */
export async function readUpload({ request, clientId }: PageRequestEvent): Promise<ArrayBuffer> {
  const upload = request.headers.get(uploadHeader);
  const page = upload === null ? undefined : await workerScope.clients.get(clientId);
  if (upload === null || page === undefined) return request.arrayBuffer();
  const tell = (loaded: number) => page.postMessage({ upload, loaded } satisfies UploadRead);

  // Where a request has no stream, it is read at once.
  const whole = request.body ? await readStream(request.body, tell) : await request.arrayBuffer();
  tell(whole.byteLength);
  return whole;
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (loaded: number) => void,
): Promise<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let loaded = 0;
  let told = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    loaded += next.value.byteLength;
    if (performance.now() - told < pause) continue;
    told = performance.now();
    tell(loaded);
  }
  return new Blob(pieces).arrayBuffer();
}
