import { waitInPage } from "@yy/demo-pages/testing";
import type { Page } from "playwright";
import type { Session, SessionState } from "../src/session";

/** `window` of a page whose widgets are loaded. */
interface WidgetsPage {
  YY: { session: Session };
}

/** The state of the page's session. */
export const sessionOf = (page: Page): Promise<SessionState> =>
  page.evaluate(() => (window as unknown as WidgetsPage).YY.session.getState());

/** Waits until the session knows whether the visitor is signed in. */
export async function waitUntilKnown(page: Page): Promise<void> {
  await waitInPage(
    page,
    () => (window as unknown as Partial<WidgetsPage>).YY?.session.getState().signedIn != null,
    null,
    "the session to know its visitor",
  );
}

/** Signs the session out, as a 401 does. */
export const signOut = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as WidgetsPage).YY.session.signOut());

/** Asks the server again; resolves to the name of the error when it fails. */
export const refresh = (page: Page): Promise<string | null> =>
  page.evaluate(() =>
    (window as unknown as WidgetsPage).YY.session.refresh().then(
      () => null,
      (error: Error) => error.name,
    ),
  );
