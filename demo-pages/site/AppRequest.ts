import type { Addresses } from "./Addresses";
import { uploadHeader } from "./uploadProtocol";

/** A request as a server would get it, with the headers that browsers keep from scripts. */
class AppRequest extends Request {
  override readonly headers: Headers;

  constructor(url: URL, init: RequestInit, headers: Headers) {
    super(url, init);
    this.headers = headers;
  }
}

/**
 * What a page asked for, as the app would get it at the root of its own server.
 * @param read gets the body; only of a request that may have one
 */
export async function appRequestOf(
  request: Request,
  addresses: Addresses,
  read: () => Promise<ArrayBuffer>,
): Promise<Request> {
  const { method, referrer } = request;
  const headers = new Headers(request.headers);
  headers.delete(uploadHeader);
  headers.set("user-agent", navigator.userAgent);
  if (URL.canParse(referrer)) headers.set("referer", addresses.toApp(referrer).href);
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: await read() } : {};
  return new AppRequest(addresses.toApp(request.url), { method, ...body }, headers);
}
