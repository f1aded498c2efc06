import type { Session, SessionState } from "@yy/session/session";
import type { Page } from "playwright";
import { waitInPage } from "./waitInPage";

/** Code run in a page whose widgets are loaded sees the session there. */
interface WidgetsPage {
  YY: { session: Session };
}

/** A page's session, as its widgets have it. */
export const session = {
  /** What the page knows of its visitor. */
  of: (page: Page): Promise<SessionState> =>
    page.evaluate(() => (window as unknown as WidgetsPage).YY.session.getState()),

  /** Waits until the page knows whether its visitor is signed in. */
  async waitUntilKnown(page: Page): Promise<void> {
    await waitInPage(
      page,
      () => (window as unknown as Partial<WidgetsPage>).YY?.session.getState().signedIn != null,
      null,
      "the session to know its visitor",
    );
  },

  /** As after a 401. */
  signOut: (page: Page): Promise<void> =>
    page.evaluate(() => (window as unknown as WidgetsPage).YY.session.signOut()),

  /** Asks the server again; resolves to the name of the error when it fails. */
  refresh: (page: Page): Promise<string | null> =>
    page.evaluate(() =>
      (window as unknown as WidgetsPage).YY.session.refresh().then(
        () => null,
        (error: Error) => error.name,
      ),
    ),
};
