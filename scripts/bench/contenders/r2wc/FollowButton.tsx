import { useLayoutEffect, useState } from "react";
import { defaultLabels, type FollowSettings, labelOf, sendFollow } from "../follow";
import { sharedSheets } from "../look";

interface Props extends FollowSettings {
  readonly following?: boolean;
  /** Given by the bridge. */
  readonly container: ShadowRoot;
}

export function FollowButton({ following: authored = false, container, ...given }: Props) {
  const settings = { ...defaultLabels, ...given };
  const [following, setFollowing] = useState(authored);

  useLayoutEffect(() => {
    container.adoptedStyleSheets = sharedSheets();
  }, [container]);

  const toggle = async () => {
    setFollowing(!following);
    setFollowing(await sendFollow(!following, settings));
  };

  return (
    <button type="button" part="button" aria-pressed={following} onClick={toggle}>
      {labelOf(following, settings)}
    </button>
  );
}
