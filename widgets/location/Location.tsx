import { type PropsOf, useWidget } from "@yy/element";
import { passFocusOn } from "@yy/element/dom/passFocus";
import { useVisitor } from "@yy/element/react/useVisitor";
import { isNativeApp } from "@yy/page/metas";
import { useSession } from "@yy/session/useSession";
import { useLayoutEffect } from "react";
import type { schema } from "./schema";
import { type LocateStatus, useLocate } from "./useLocate";

type Props = PropsOf<typeof schema>;

/**
 * A button that finds where the visitor is. Visitors who are signed out or use the native app see
 * the server's children.
 */
export function Location(props: Props) {
  return isNativeApp() ? <slot /> : <VisitorLocation {...props} />;
}

function VisitorLocation(props: Props) {
  const signedIn = useVisitor((session) => session.signedIn);
  return signedIn ? <UserLocation {...props} /> : <slot />;
}

function UserLocation({ updatePath, loginPath, label, ...texts }: Props) {
  const location = useSession(({ user }) => user?.location);
  const { status, locate } = useLocate(updatePath, loginPath);
  const { element } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button replaces the server's children
  useLayoutEffect(() => passFocusOn(element), [element, location]);
  return (
    <>
      <div className="row">
        <span part="location">{location || <slot />}</span>
        <button
          type="button"
          part="button"
          aria-disabled={status === "saving" || undefined}
          onClick={locate}
        >
          {label}
        </button>
      </div>
      <p part="message" role="status">
        {messageOf(status, texts)}
      </p>
    </>
  );
}

type Texts = Pick<Props, "labelLoading" | "foundText" | "refusedText" | "failedText">;

function messageOf(status: LocateStatus, texts: Texts): string {
  switch (status) {
    case "idle":
      return "";
    case "locating":
    case "saving":
      return texts.labelLoading;
    case "found":
      return texts.foundText;
    case "refused":
      return texts.refusedText;
    case "unsaved":
      return texts.failedText;
  }
}
