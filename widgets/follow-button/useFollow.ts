import { loginUrlWithReturn } from "@yy/domain/urls/followUser";
import { useLiveEffect, useWidget } from "@yy/element";
import {
  fetchFollowStates,
  follow as sendFollow,
  unfollow as sendUnfollow,
} from "@yy/http/api/follow";
import { navigate, resolveNavigation } from "@yy/http/navigate";
import { isUnauthorized } from "@yy/http/unauthorized";
import { session } from "@yy/session/session";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  clearFollowUrl,
  storeFollowIntent,
  takeFollowIntent,
  urlAsksToFollow,
} from "./followIntent";
import { type FollowCallbacks, follows } from "./follows";
import type { FollowOrigin, schema } from "./schema";

interface FollowOptions {
  readonly userId: string;
  readonly following: boolean;
  readonly followPath: string;
  readonly unfollowPath: string;
  readonly loginPath: string;
  readonly statePath: string | undefined;
}

/** Connects a button to the follow of its user: returns what it shows, and what a click does. */
export function useFollow(options: FollowOptions) {
  const { userId, following: authored, statePath } = options;
  const widget = useWidget<typeof schema>();
  const follow = follows.of(userId);
  const [following, setFollowing] = useState(follow.known ?? authored);
  const shown = useRef(following);
  const latest = useRef(options);
  latest.current = options;

  const callbacks = useMemo<FollowCallbacks & { left: boolean }>(
    () => ({
      left: false,
      showFollowing(next: boolean, origin: FollowOrigin) {
        if (shown.current === next) return;
        shown.current = next;
        setFollowing(next);
        widget.toggleState("following", next);
        widget.emit("yy:follow-changed", { userId, following: next, origin });
      },
      showPending(next) {
        widget.toggleState("pending", next);
      },
      failed(error) {
        if (!this.left) widget.report(error);
      },
      askState() {
        const { statePath: path } = latest.current;
        if (path === undefined || follows.answered.has(path)) return;
        if (session.getState().signedIn === false) return;
        fetchFollowStates(path, widget.signal)
          .then((states) => {
            follows.answered.add(path);
            for (const [id, state] of states) follows.of(id).setInitial(state);
          })
          .catch((error: unknown) => {
            // A 401 has signed the session out, which needs no report.
            if (!isUnauthorized(error)) this.failed(error);
          });
      },
    }),
    [widget, userId],
  );

  useLayoutEffect(() => {
    widget.toggleState("following", shown.current);
    widget.toggleState("pending", follow.pending);
    callbacks.left = false;
    const leave = follow.join(callbacks);
    return () => {
      callbacks.left = true;
      leave();
    };
  }, [widget, follow, callbacks]);

  const firstAuthored = useRef(authored);
  useEffect(() => {
    if (firstAuthored.current === authored) return;
    firstAuthored.current = authored;
    follow.syncFromMarkup(authored);
  }, [follow, authored]);

  useLiveEffect(() => {
    callbacks.askState();
    return undefined;
  }, [callbacks, statePath]);

  const send = async (next: boolean): Promise<boolean> => {
    const known = await session.ensureUser(widget.report, { retry: true }).catch(() => null);
    if (known === null || callbacks.left) return false;
    if (!known.signedIn) {
      leaveToSignIn(latest.current, next);
      return false;
    }
    const { followPath, unfollowPath } = latest.current;
    await (next ? sendFollow(followPath, userId) : sendUnfollow(unfollowPath, userId));
    return true;
  };

  const choose = (next: boolean, origin: "user" | "return") => {
    if (widget.emit(next ? "yy:before-follow" : "yy:before-unfollow", { userId }))
      follow.choose({ following: next, by: callbacks, send }, origin);
  };

  useLiveEffect(() => {
    if (!urlAsksToFollow(userId) || !takeFollowIntent(userId)) return;
    session.ensureUser(widget.report).then(
      ({ signedIn }) => {
        if (!signedIn || callbacks.left) return;
        clearFollowUrl();
        if (!shown.current) choose(true, "return");
      },
      () => undefined, // reported by the session
    );
  }, [userId]);

  const toggle = () => {
    const next = !shown.current;
    if (session.getState().signedIn === false) leaveToSignIn(latest.current, next);
    else choose(next, "user");
  };

  return { following, toggle };
}

/** @throws ConfigError when the login page is on a foreign origin; nothing is stored then and the visitor stays */
function leaveToSignIn({ loginPath, userId }: FollowOptions, wantsToFollow: boolean): void {
  const login = resolveNavigation(loginUrlWithReturn(loginPath, location.href, userId));
  if (wantsToFollow) storeFollowIntent(userId);
  navigate(login);
}
