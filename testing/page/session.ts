import type { Session, SessionState } from "@yy/session/session";
import type { Page } from "playwright";
import { waitInPage } from "./waitInPage";

/** The window of a page whose widgets are loaded. */
interface WidgetsPage {
  YY: { session: Session };
}

/** The session of a page, for tests. */
export const session = {
  /** The page's state of its visitor's session. */
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

  /** Ends the session on the server. The page learns this from its next answer. */
  end: (page: Page): Promise<unknown> => page.request.post("/_demo/sign-out", { data: {} }),

  /** Signs out in the page, as a script of the page does. */
  signOut: (page: Page): Promise<void> =>
    page.evaluate(() => (window as unknown as WidgetsPage).YY.session.signOut()),

  /**
   * Requests the visitor again; resolves to the name of the error when that fails, else to null.
   */
  refresh: (page: Page): Promise<string | null> =>
    page.evaluate(() =>
      (window as unknown as WidgetsPage).YY.session.refresh().then(
        () => null,
        (error: Error) => error.name,
      ),
    ),
};
