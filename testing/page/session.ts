import type { Session, SessionState } from "@yy/session/session";
import type { Page } from "playwright";
import { waitInPage } from "./waitInPage";

/** Code run in a page whose widgets are loaded sees the session there. */
interface WidgetsPage {
  YY: { session: Session };
}

/** What the page knows of its visitor. */
export const sessionOf = (page: Page): Promise<SessionState> =>
  page.evaluate(() => (window as unknown as WidgetsPage).YY.session.getState());

/** Waits until the page knows whether its visitor is signed in. */
export async function waitUntilKnown(page: Page): Promise<void> {
  await waitInPage(
    page,
    () => (window as unknown as Partial<WidgetsPage>).YY?.session.getState().signedIn != null,
    null,
    "the session to know its visitor",
  );
}

/** As after a 401. */
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
