import { firstName } from "@yy/domain/people/names";
import type { PropsOf } from "@yy/element";
import { useVisitor } from "@yy/element/react/useVisitor";
import { webUrl } from "@yy/http/origins";
import type { CurrentUser } from "@yy/session/session";
import { useSession } from "@yy/session/useSession";
import { useState } from "react";
import { fieldText } from "./fieldText";
import type { schema } from "./schema";

/** The size of the photo's file as the product serves it, in px. */
const avatarSize = 50;

/** Shows a field of the signed-in user, or the server's children until the session is known. */
export function SessionValue({ field, fallback }: PropsOf<typeof schema>) {
  const isKnown = useVisitor(({ signedIn }) => signedIn !== null);
  const user = useSession((session) => session.user);
  if (!isKnown) return <slot />;
  if (field === "avatar") return <Avatar user={user} fallback={fallback} />;
  return <Text text={fieldText(user, field)} fallback={fallback} />;
}

interface TextProps {
  readonly text: string;
  readonly fallback: string | undefined;
}

function Text({ text, fallback }: TextProps) {
  const shown = text || fallback;
  return shown === undefined ? <slot /> : <span part="value">{shown}</span>;
}

interface AvatarProps {
  readonly user: CurrentUser | null;
  readonly fallback: string | undefined;
}

function Avatar({ user, fallback }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = user?.avatar_url ? webUrl(user.avatar_url)?.href : undefined;
  if (!user || url === undefined || url === failedUrl) return <Text text="" fallback={fallback} />;
  return (
    <img
      part="avatar"
      src={url}
      alt={user.first_name ?? firstName(user.name ?? "")}
      width={avatarSize}
      height={avatarSize}
      onError={() => setFailedUrl(url)}
    />
  );
}
