import { ConfigError } from "@yy/domain/errors";
import { version } from "@yy/domain/version";
import { type ErrorReport, errorHandlers } from "@yy/element/core/reportError";
import { onePerPage } from "@yy/page/onePerPage";
import { type CurrentUser, session } from "@yy/session/session";
import { dialogRegistry, type RegisteredDialog } from "@yy/ui/dialogs/dialogRegistry";
import { flashMessage as flash } from "@yy/ui/flashMessage";
import { scan } from "./loading";

/** Opens the modal or panel of that name; false, with a logged `ConfigError`, when there is none. */
export function open(name: string): boolean {
  return withDialog(name, (dialog) => dialog.open());
}

/** Closes the modal or panel of that name; false, with a logged `ConfigError`, when there is none. */
export function close(name: string): boolean {
  return withDialog(name, (dialog) => dialog.close());
}

function withDialog(name: string, act: (dialog: RegisteredDialog) => void): boolean {
  const dialog = dialogRegistry.get(name);
  if (dialog) act(dialog);
  else console.error(new ConfigError(`no modal or panel on this page is named "${name}"`));
  return dialog !== undefined;
}

/** Calls the handler with the detail of every `yy:error`, cancelled or not. Returns a cleanup function. */
export function onError(handler: (report: ErrorReport) => void): () => void {
  errorHandlers.add(handler);
  return () => errorHandlers.delete(handler);
}

/**
 * Calls the handler with the user, null when signed out: at once if that is known, then at each change. Returns a
 * cleanup function.
 */
export function onUser(handler: (user: CurrentUser | null) => void): () => void {
  session.ensureUser(console.error).catch(() => undefined); // logged, once for the page
  const unsubscribe = session.subscribe((now, before) => {
    if (now.user !== before.user || now.signedIn !== before.signedIn) handler(now.user);
  });
  const { signedIn, user } = session.getState();
  try {
    if (signedIn !== null) handler(user);
  } catch (error) {
    console.error(error);
  }
  return unsubscribe;
}

/** Shows the panel of the doctor, for page authors. The first call loads its code. */
export const doctor = (): Promise<unknown> => import("@yy/doctor/browser/yy.doctor");

/** `window.YY`; the first bundle on a page creates it, and all share it (behaviour 6.3). */
export const YY = onePerPage("YY", () => ({
  version,
  session,
  flash,
  open,
  close,
  scan,
  onError,
  onUser,
  doctor,
}));

export { flash, scan, session, version };
