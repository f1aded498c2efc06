import { ConfigError } from "@yy/domain/errors";
import { version } from "@yy/domain/version";
import { type ErrorReport, errorHandlers } from "@yy/element/reporting/errorHandlers";
import { isolated } from "@yy/page/isolated";
import { onePerPage } from "@yy/page/onePerPage";
import { type CurrentUser, session } from "@yy/session/session";
import { dialogNamed } from "@yy/ui/dialogs/namedDialogs";
import { flash } from "@yy/ui/flashMessage";
import { scan } from "./loading";

/**
 * Opens the modal or panel of that name, as soon as its code is loaded. Returns false and logs a
 * `ConfigError` when there is none.
 */
export const open = (name: string): boolean => withDialog(name, "open");

/**
 * Closes the modal or panel of that name. Returns false and logs a `ConfigError` when there is
 * none.
 */
export const close = (name: string): boolean => withDialog(name, "requestClose");

function withDialog(name: string, verb: "open" | "requestClose"): boolean {
  const dialog = dialogNamed(name);
  if (dialog) dialog[verb]();
  else
    console.error(
      new ConfigError(`YY-602: no modal or panel is named "${name}"`, { code: "YY-602" }),
    );
  return dialog !== null;
}

/**
 * Calls the handler with the detail of each `yy:error`, even a cancelled one. Returns a cleanup
 * function.
 */
export function onError(handler: (report: ErrorReport) => void): () => void {
  const isolatedHandler = isolated(handler);
  errorHandlers.add(isolatedHandler);
  return () => errorHandlers.delete(isolatedHandler);
}

/**
 * Calls the handler with the user, or null when signed out: at once if that is known, and at each
 * change. Returns a cleanup function.
 */
export function onUser(handler: (user: CurrentUser | null) => void): () => void {
  session.ensureUser(console.error).catch(() => undefined); // logged, once for the page
  const unsubscribe = session.subscribe((now, before) => {
    if (now.user !== before.user || now.signedIn !== before.signedIn) handler(now.user);
  });
  const { signedIn, user } = session.getState();
  if (signedIn !== null) isolated(handler)(user);
  return unsubscribe;
}

/** Shows the panel of the doctor, for page authors. The first call loads its code. */
export const doctor = (): Promise<unknown> => import("@yy/doctor/browser/yy.doctor");

type Monitoring = typeof import("@yy/observe/observe");

/** A function of the monitoring code, which is loaded by the first call of any of them. */
const monitoring =
  <Name extends "observe" | "consent" | "context">(name: Name) =>
  (value: Parameters<Monitoring[Name]>[0]) =>
    import("@yy/observe/observe").then((code) => code[name](value as never)) as Promise<
      ReturnType<Monitoring[Name]>
    >;

const createApi = () => ({
  version,
  session,
  flash,
  open,
  close,
  scan,
  onError,
  onUser,
  doctor,
  /**
   * Observes the widgets of this page view, see packages/observe. Rejects with a `ConfigError` for
   * a wrong option.
   */
  observe: monitoring("observe"),
  /** Whether the visitor may be observed. */
  consent: monitoring("consent"),
  /** Gives the user's id to logging and monitoring. */
  context: monitoring("context"),
});

type Api = ReturnType<typeof createApi>;

declare module "@yy/page/pageApi" {
  interface PageApi extends Api {}
}

/** `window.YY`; the first bundle on a page creates it, and all share it (behaviour 6.3). */
export const YY: Api = onePerPage("YY", createApi);

export { flash, scan, session, version };
