import type { Fault } from "@yy/demo-pages/server";
import { nextVisitor } from "@yy/http/unauthorized";
import { session } from "@yy/session/session";
import { type Beginning, beginPath, visitHeader } from "./.storybook/visitProtocol";

/** `parameters.visit` of a story: who looks at it, and what goes wrong meanwhile. */
export interface VisitParameters {
  /**
   * Id of a user of the demo (1 is Marina, 2 a pro seller), or null for a visitor who is signed
   * out. 1.
   */
  readonly signedInAs?: number | null;
  /** True while it is not known yet whether the visitor is signed in. */
  readonly unknown?: boolean;
  /** The next matching calls fail so. */
  readonly failing?: readonly Fault[];
}

/**
 * One for each page with stories: each has a demo of its own, so that stories shown side by side do
 * not mix.
 */
const visit = crypto.randomUUID();

const plainFetch = window.fetch;

window.fetch = (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin === location.origin) request.headers.set(visitHeader, visit);
  return plainFetch(request);
};

// Uploads are no `fetch`, which tells nothing of their progress: they are sent from a frame.
document.addEventListener(
  "load",
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return;
    nameVisitIn(target.contentWindow as Window & typeof globalThis);
  },
  true,
);

function nameVisitIn({ XMLHttpRequest }: Window & typeof globalThis): void {
  const plainOpen = XMLHttpRequest.prototype.open;

  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...request: unknown[]) {
    Reflect.apply(plainOpen, this, request);
    const url = new URL(String(request[1]), location.href);
    if (url.origin === location.origin) this.setRequestHeader(visitHeader, visit);
  };
}

/**
 * The demo from its start, with this visitor; what an earlier story on this page left is forgotten.
 * False where nothing answers, as with a built Storybook on a plain file server: widgets that ask
 * for nothing still show.
 */
export async function beginVisit(parameters: VisitParameters = {}): Promise<boolean> {
  forgetStored();
  const { signedInAs = 1, unknown = false, failing = [] } = parameters;
  const beginning: Beginning = { signedInAs, faults: failing };
  const csrfToken = await askForDemo(beginning);
  if (csrfToken === undefined) return false;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute("content", csrfToken);
  // What widgets hold for the visitor of an earlier story is dropped.
  nextVisitor();
  session.setState({ signedIn: null, user: null, inbox: null, vacation: null });
  if (!unknown) await session.refresh();
  return true;
}

/**
 * The CSRF token; undefined where no demo answers, but nothing, an error, or a file server's own
 * page.
 */
async function askForDemo(beginning: Beginning): Promise<string | undefined> {
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

function forgetStored(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("yy:")) storage.removeItem(key);
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure page in some browsers
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
