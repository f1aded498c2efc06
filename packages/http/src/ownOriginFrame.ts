import { trusted } from "./trustedTypes";

/**
 * The browser asks this policy at each redirect, before it sends anything there. The origin is
 * written out, because in Firefox `'self'` matches nothing in a `srcdoc` frame.
 */
const content = () =>
  `<meta http-equiv="Content-Security-Policy" content="connect-src ${location.origin}">`;

/**
 * Opens a hidden frame whose requests reach the page's own origin only, with the page's cookies and
 * service worker. `XMLHttpRequest` follows every redirect, and takes its headers along if the other
 * origin allows that; only a policy stops it, and the page's own is not ours to choose.
 *
 * @param timeoutMs - how long the frame may take to load
 * @returns the frame; remove it afterwards, which ends its requests
 * @throws the `TimeoutError` when the frame does not load
 */
export async function openOwnOriginFrame(timeoutMs: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.style.setProperty("display", "none", "important");
  // Not `about:blank`: a service worker does not see the requests of an initial empty document.
  frame.srcdoc = trusted().createHTML(content());
  const loaded = new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      frame.remove();
      reject(
        new DOMException(`the upload's frame did not load in ${timeoutMs} ms`, "TimeoutError"),
      );
    };
    const timer = setTimeout(giveUp, timeoutMs);
    const succeed = () => {
      clearTimeout(timer);
      resolve();
    };
    frame.addEventListener("load", succeed, { once: true });
  });
  // The frame stands beside the body, which visits replace, so that an upload may finish.
  document.documentElement.append(frame);
  await loaded;
  return frame;
}
