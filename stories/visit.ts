import type { Fault } from "@yy/demo-pages/server";
import { nextVisitor } from "@yy/http/unauthorized";
import { session } from "@yy/session/session";
import { type Beginning, beginPath, visitHeader } from "./.storybook/visitProtocol";

/** `parameters.visit` of a story: its visitor, and the requests that fail. */
export interface VisitParameters {
  /**
   * Id of a user of the demo (1 is Marina, 2 a pro seller), or null for a signed-out visitor; 1 by
   * default.
   */
  readonly signedInAs?: number | null;
  /** True when the page does not know yet whether the visitor is signed in. */
  readonly unknown?: boolean;
  /** Faults for the next requests that match them. */
  readonly failing?: readonly Fault[];
}

/**
 * Id of this page's visit. Each page has its own demo, so that stories side by side do not affect
 * each other.
 */
const visitId = crypto.randomUUID();

const nativeFetch = window.fetch;

window.fetch = (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin === location.origin) request.headers.set(visitHeader, visitId);
  return nativeFetch(request);
};

// Uploads use the `XMLHttpRequest` of a frame, because `fetch` reports no progress.
document.addEventListener(
  "load",
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return;
    addVisitHeader(target.contentWindow as Window & typeof globalThis);
  },
  true,
);

function addVisitHeader({ XMLHttpRequest }: Window & typeof globalThis): void {
  const nativeOpen = XMLHttpRequest.prototype.open;

  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...request: unknown[]) {
    Reflect.apply(nativeOpen, this, request);
    const url = new URL(String(request[1]), location.href);
    if (url.origin === location.origin) this.setRequestHeader(visitHeader, visitId);
  };
}

/**
 * Resets the demo for this visitor, and the state that an earlier story has left on the page.
 * @returns false when no demo answers, as with a built Storybook on a file server; widgets without
 * requests still work then
 */
export async function beginVisit(parameters: VisitParameters = {}): Promise<boolean> {
  clearStored();
  const { signedInAs = 1, unknown = false, failing = [] } = parameters;
  const beginning: Beginning = { signedInAs, faults: failing };
  const csrfToken = await resetDemo(beginning);
  if (csrfToken === undefined) return false;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute("content", csrfToken);
  // Widgets drop their data of the earlier story's visitor.
  nextVisitor();
  session.setState({ signedIn: null, user: null, inbox: null, vacation: null });
  if (!unknown) await session.refresh();
  return true;
}

/** Resets the demo, and returns the CSRF token; undefined when the response is not a demo's. */
async function resetDemo(beginning: Beginning): Promise<string | undefined> {
  try {
    const answer = await fetch(beginPath, { method: "POST", body: JSON.stringify(beginning) });
    const isDemo = answer.headers.get("content-type")?.startsWith("application/json");
    if (!answer.ok || !isDemo) return undefined;
    return ((await answer.json()) as { csrfToken: string }).csrfToken;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function clearStored(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("yy:")) storage.removeItem(key);
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure page in some browsers
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
