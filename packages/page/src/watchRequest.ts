import { instruments, type WatchedRequest } from "./instruments";

/** Call before a request is sent, add the headers to it, and call `ended` once. */
export function watchRequest(method: string, url: URL): Required<WatchedRequest> {
  const watching = [...instruments].map((each) => each.requesting(method, url));
  const isOwn = url.origin === location.origin;
  return {
    headers: isOwn ? Object.assign({}, ...watching.map(({ headers }) => headers)) : {},
    ended(status) {
      for (const each of watching) each.ended(status);
    },
  };
}
