import { useLiveEffect, type useWidget } from "@yy/element";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ButtonFollow, type FollowOptions } from "./ButtonFollow";
import { follows } from "./follows";
import type { schema } from "./schema";

/** Connects a button to the follow of its user: returns whether it shows one, and its part in it. */
export function useFollow(
  widget: ReturnType<typeof useWidget<typeof schema>>,
  options: FollowOptions,
) {
  const [following, setFollowing] = useState(follows.of(options.userId).known ?? options.following);
  const created = useRef<ButtonFollow>(undefined);
  created.current ??= new ButtonFollow(widget, options, setFollowing);
  const button = created.current;

  useLayoutEffect(() => {
    button.options = options;
  });
  useLayoutEffect(() => button.join(), [button]);
  useEffect(() => button.authored(options.following), [button, options.following]);
  useLiveEffect(() => {
    button.askState();
    button.followOnReturn();
    return undefined;
  }, [button, options.statePath]);

  return { following, button };
}
