import { useLiveEffect, useWidget } from "@yy/element";
import { fetchFollowStates } from "@yy/http/api/follow";
import { isRefusedByAction } from "@yy/http/csrfFailure";
import { isUnauthorized } from "@yy/http/unauthorized";
import { useChoice } from "@yy/session/choices/useChoice";
import { visitorChoices } from "@yy/session/choices/VisitorChoices";
import { session } from "@yy/session/session";
import { clearFollowUrl, takeFollowIntent, urlAsksToFollow } from "./followIntent";
import type { schema } from "./schema";
import { type FollowOptions, leaveToSignIn, sendFollow } from "./sendFollow";

const follows = visitorChoices({
  kind: "follow",
  // Status 422 means that the visitor follows the user already.
  hadItAlready: (error, following) => following && isRefusedByAction(error, 422),
});

/** Returns whether the button's user is followed, and the handler of a click. */
export function useFollow(options: FollowOptions) {
  const { userId, statePath } = options;
  const widget = useWidget<typeof schema>();

  const { value: following, control } = useChoice(widget, follows, {
    key: userId,
    authored: options.following,
    state: "following",
    send: (next, isLeaving) =>
      sendFollow(next, options, { report: widget.report, signal: widget.signal, isLeaving }),
    ask,
    changed(next, origin) {
      widget.emit("yy:follow-changed", { userId, following: next, origin });
    },
  });

  function choose(next: boolean, origin: "user" | "return"): void {
    if (widget.emit(next ? "yy:before-follow" : "yy:before-unfollow", { userId }))
      control.choose(next, origin);
  }

  function toggle(): void {
    const next = !control.shown;
    if (session.getState().signedIn === false) leaveToSignIn(options, next);
    else choose(next, "user");
  }

  /** Requests a state path once: its answer serves all buttons that have this path. */
  function ask(): void {
    if (statePath === undefined || follows.answered.has(statePath)) return;
    if (session.getState().signedIn === false) return;
    const { signal } = widget;
    fetchFollowStates(statePath, signal)
      .then((states) => {
        follows.answered.add(statePath);
        for (const [id, state] of states) follows.of(id).answered(state);
      })
      .catch((error: unknown) => {
        // A 401 has ended the session, which needs no report.
        if (!isUnauthorized(error) && !signal.aborted) widget.report(error);
      });
  }

  /** Follows the user when the visitor has come back from signing in to do so. */
  function followOnReturn(): void {
    if (!urlAsksToFollow(userId) || !takeFollowIntent(userId)) return;
    const { signal } = widget;
    session.ensureUser(widget.report).then(
      ({ signedIn }) => {
        if (!signedIn || signal.aborted) return;
        clearFollowUrl();
        if (!control.shown) choose(true, "return");
      },
      () => undefined, // reported by the session
    );
  }

  useLiveEffect(() => {
    ask();
    followOnReturn();
    return undefined;
  }, [control, statePath]);

  return { following, toggle };
}
