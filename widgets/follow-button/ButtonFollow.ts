import { loginUrlWithReturn } from "@yy/domain/urls/followUser";
import type { useWidget } from "@yy/element";
import {
  fetchFollowStates,
  follow as sendFollow,
  unfollow as sendUnfollow,
} from "@yy/http/api/follow";
import { navigate, resolveNavigation } from "@yy/http/navigate";
import { isUnauthorized } from "@yy/http/unauthorized";
import { onLeft } from "@yy/page/moments";
import { session } from "@yy/session/session";
import { answeredBySession } from "@yy/ui/remote/signedOut";
import {
  clearFollowUrl,
  storeFollowIntent,
  takeFollowIntent,
  urlAsksToFollow,
} from "./followIntent";
import { type FollowCallbacks, follows } from "./follows";
import type { FollowOrigin, schema } from "./schema";

export interface FollowOptions {
  readonly userId: string;
  /** As the server's markup has it. */
  readonly following: boolean;
  readonly followPath: string;
  readonly unfollowPath: string;
  readonly loginPath: string;
  readonly statePath: string | undefined;
}

/** One button of a follow: shows it, asks for it, and chooses it for the visitor. */
export class ButtonFollow implements FollowCallbacks {
  /** Those of the last render. */
  options: FollowOptions;
  readonly #widget: ReturnType<typeof useWidget<typeof schema>>;
  readonly #render: (following: boolean) => void;
  #shown: boolean;
  #authored: boolean;
  #left = false;

  constructor(
    widget: ReturnType<typeof useWidget<typeof schema>>,
    options: FollowOptions,
    render: (following: boolean) => void,
  ) {
    this.#widget = widget;
    this.options = options;
    this.#render = render;
    this.#authored = options.following;
    this.#shown = this.#follow.known ?? options.following;
  }

  get #follow() {
    return follows.of(this.options.userId);
  }

  get shown(): boolean {
    return this.#shown;
  }

  /** Returns a cleanup function. */
  join(): () => void {
    this.#widget.toggleState("following", this.#shown);
    this.#widget.toggleState("pending", this.#follow.pending);
    this.#left = false;
    this.#follow.join(this);
    return () => {
      this.#left = true;
      this.#follow.leave(this);
    };
  }

  startAnew(origin: FollowOrigin): void {
    this.showFollowing(this.#authored, origin);
    this.askState();
  }

  showFollowing(next: boolean, origin: FollowOrigin): void {
    if (this.#shown === next) return;
    this.#shown = next;
    this.#render(next);
    this.#widget.toggleState("following", next);
    const { userId } = this.options;
    this.#widget.emit("yy:follow-changed", { userId, following: next, origin });
  }

  showPending(next: boolean): void {
    this.#widget.toggleState("pending", next);
  }

  failed(error: unknown): void {
    if (!this.#left) this.#widget.report(error);
  }

  /** Call with what the server's markup says: only another word than before changes anything. */
  authored(following: boolean): void {
    if (this.#authored === following) return;
    this.#authored = following;
    this.#follow.syncFromMarkup(following);
  }

  askState(): void {
    const { statePath: path } = this.options;
    if (path === undefined || follows.answered.has(path)) return;
    if (session.getState().signedIn === false) return;
    fetchFollowStates(path, this.#widget.signal)
      .then((states) => {
        follows.answered.add(path);
        for (const [id, state] of states) follows.of(id).setInitial(state);
      })
      .catch((error: unknown) => {
        // A 401 has signed the session out, which needs no report.
        if (!isUnauthorized(error)) this.failed(error);
      });
  }

  /** Follows when the visitor is back from signing in for that. */
  followOnReturn(): void {
    const { userId } = this.options;
    if (!urlAsksToFollow(userId) || !takeFollowIntent(userId)) return;
    session.ensureUser(this.#widget.report).then(
      ({ signedIn }) => {
        if (!signedIn || this.#left) return;
        clearFollowUrl();
        if (!this.#shown) this.#choose(true, "return");
      },
      () => undefined, // reported by the session
    );
  }

  /** The visitor presses the button. */
  toggle(): void {
    const next = !this.#shown;
    if (session.getState().signedIn === false) leaveToSignIn(this.options, next);
    else this.#choose(next, "user");
  }

  #choose(next: boolean, origin: "user" | "return"): void {
    const { userId } = this.options;
    if (!this.#widget.emit(next ? "yy:before-follow" : "yy:before-unfollow", { userId })) return;
    const send = (following: boolean) => this.#send(following);
    this.#follow.choose({ following: next, by: this, send }, origin);
  }

  async #send(next: boolean): Promise<boolean> {
    const known = await this.#visitorUnlessLeaving();
    if (known === null) return false;
    if (known?.signedIn === false) {
      if (!this.#left) leaveToSignIn(this.options, next);
      return false;
    }
    const { userId, followPath, unfollowPath, loginPath } = this.options;
    const sent = next ? sendFollow(followPath, userId) : sendUnfollow(unfollowPath, userId);
    answeredBySession(await sent, loginPath);
    return true;
  }

  /** Null when it cannot be known; undefined when the page is left before: then the server decides who it is. */
  async #visitorUnlessLeaving() {
    const end = new AbortController();
    const leaving = new Promise<undefined>((resolve) => {
      onLeft(() => resolve(undefined), end);
    });
    const known = session.ensureUser(this.#widget.report, { retry: true }).catch(() => null);
    try {
      return await Promise.race([known, leaving]);
    } finally {
      end.abort();
    }
  }
}

/** @throws ConfigError when the login page is on a foreign origin; nothing is stored then and the visitor stays */
function leaveToSignIn({ loginPath, userId }: FollowOptions, wantsToFollow: boolean): void {
  const login = resolveNavigation(loginUrlWithReturn(loginPath, location.href, userId));
  if (wantsToFollow) storeFollowIntent(userId);
  navigate(login);
}
