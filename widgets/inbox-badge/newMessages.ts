import { type InboxCounters, unreadCount } from "@yy/domain/inbox/counters";
import { badgeText } from "@yy/domain/inbox/countTexts";
import { hasPage } from "@yy/page/hasPage";
import { onLeft, onShown } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { session } from "@yy/session/session";
import { Favicon } from "./favicon";
import { PageTitle } from "./pageTitle";

/** How a badge shows new messages on the browser's tab. */
export interface NewMessageSign {
  readonly countKey: string;
  readonly titlePrefix: boolean;
  readonly faviconNew: string | undefined;
}

/**
 * Marks new messages in the title and the icon of the tab, while the page is not visible (README,
 * On an inactive tab). If several badges have new messages, the first one writes the title, and the
 * first one with an icon changes the icon.
 */
class NewMessages {
  readonly #signs = new Set<NewMessageSign>();
  readonly #title = new PageTitle();
  readonly #favicon = new Favicon();
  /** The counters when the page was last visible; before that, the first counters. */
  #seen: InboxCounters | null = null;
  /**
   * Whether the page is being left: then its title must not enter the browser's history with the
   * prefix.
   */
  #isLeft = false;

  constructor() {
    if (!hasPage) return;
    session.subscribe(() => this.#update());
    document.addEventListener("visibilitychange", () => this.#update());
    onLeft(() => this.#setLeft(true));
    onShown(() => this.#setLeft(false));
  }

  /** Adds a badge's sign. Returns a cleanup function. */
  join(sign: NewMessageSign): () => void {
    this.#signs.add(sign);
    this.#update();
    return () => {
      this.#signs.delete(sign);
      this.#update();
    };
  }

  #setLeft(left: boolean): void {
    this.#isLeft = left;
    this.#update();
  }

  #update(): void {
    const { inbox } = session.getState();
    const inactive = document.hidden && !this.#isLeft;
    if (!inactive || !inbox || !this.#seen) this.#seen = inbox;
    const withNewMessages =
      inactive && inbox ? [...this.#signs].filter((sign) => this.#isNew(sign, inbox)) : [];
    const titled = withNewMessages.find(({ titlePrefix }) => titlePrefix);
    this.#title.show(titled && inbox ? badgeText(unreadCount(inbox, titled.countKey)) : "");
    this.#favicon.show(
      withNewMessages.find(({ faviconNew }) => faviconNew !== undefined)?.faviconNew,
    );
  }

  #isNew({ countKey }: NewMessageSign, inbox: InboxCounters): boolean {
    const count = unreadCount(inbox, countKey);
    const seen = this.#seen ? unreadCount(this.#seen, countKey) : count;
    return count > 0 && (inbox.new_message_since_last_view === true || count > seen);
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    newMessages: NewMessages;
  }
}

export const newMessages = onePerPage("newMessages", () => new NewMessages());
