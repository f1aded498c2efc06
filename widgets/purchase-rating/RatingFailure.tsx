import type { PropsOf } from "@yy/element";
import { SignedOutMessage } from "@yy/ui/remote/index";
import type { ShownFailure } from "@yy/ui/sending/useSubmission";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";

type Texts = Pick<
  PropsOf<typeof schema>,
  "failedText" | "signedOutText" | "labelRetry" | "labelLogin" | "loginPath"
>;

interface Props extends Texts {
  readonly failure: ShownFailure;
  readonly isSending: boolean;
  readonly retry: () => void;
}

/**
 * Message that the rating was not accepted, with a way to try again; nothing when the fields show the errors
 * themselves.
 */
export function RatingFailure({ failure, isSending, retry, ...texts }: Props) {
  const { kind, messages, times } = failure;
  const place = useRef<HTMLDivElement>(null);
  // Below a long form it may be out of view, and a press on the button would seem to do nothing.
  useEffect(() => {
    if (times > 0) place.current?.scrollIntoView({ block: "nearest" });
  }, [times]);
  if (kind === "shown" || (kind === "rejected" && messages.length === 0)) return null;
  if (kind === "signedOut") {
    const { signedOutText: text, labelLogin: label, loginPath } = texts;
    return (
      <div ref={place}>
        <SignedOutMessage text={text} label={label} loginPath={loginPath} times={times} />
      </div>
    );
  }
  return (
    <div ref={place} className="failure" part="failure">
      {/* A new node for each failure, so that the same text is announced again. */}
      <span key={times} role="alert">
        {kind === "rejected" ? messages.join(" ") : texts.failedText}
      </span>
      {kind === "failed" && (
        <button
          type="button"
          className="quiet-button"
          part="retry"
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : retry}
        >
          {texts.labelRetry}
        </button>
      )}
    </div>
  );
}
