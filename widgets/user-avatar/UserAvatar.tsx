import { firstName, initials } from "@yy/domain/people/names";
import type { PropsOf } from "@yy/element";
import { useState } from "react";
import { avatarPhotoUrl } from "./avatarUser";
import type { schema } from "./schema";

/** The height of the initials, as a fraction of the box. */
const letterHeight = 0.4;

/**
 * Shows a round photo with the user's first name as its text, or initials when there is no photo or
 * it cannot be loaded.
 */
export function UserAvatar({ user, size }: PropsOf<typeof schema>) {
  const [failedPhoto, setFailedPhoto] = useState<string>();
  if (!user) return <slot />;

  const photo = avatarPhotoUrl(user, size);
  const name = firstName(user.name);
  const box = { width: size, height: size };
  if (photo !== undefined && photo !== failedPhoto)
    return (
      <img
        part="photo"
        src={photo}
        alt={name}
        {...box}
        style={box}
        loading="lazy"
        decoding="async"
        onError={() => setFailedPhoto(photo)}
      />
    );

  const letters = initials(user.name);
  if (letters === "") return <slot />;
  return (
    <span
      part="initials"
      role="img"
      aria-label={name}
      style={{ ...box, fontSize: size * letterHeight }}
    >
      {letters}
    </span>
  );
}
