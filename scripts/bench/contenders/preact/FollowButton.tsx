/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type FollowSettings, labelOf, sendFollow } from "../follow";

interface Props extends FollowSettings {
  readonly following: boolean;
}

export function FollowButton({ following: authored, ...settings }: Props) {
  const [following, setFollowing] = useState(authored);

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
