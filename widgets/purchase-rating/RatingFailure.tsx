import type { PropsOf } from "@yy/element";
import { SignedOutMessage } from "@yy/ui/remote/index";
import type { ShownFailure } from "@yy/ui/sending/Submission";
import { canRetry, failureText } from "@yy/ui/sending/SubmitResult";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";

interface Props {
  readonly failure: ShownFailure;
  readonly texts: PropsOf<typeof schema>;
  readonly isSending: boolean;
  readonly retry: () => void;
}

/**
 * Shows that the rating was not accepted, with a way to try again. Shows nothing when the fields
 * have the messages.
 */
export function RatingFailure({ failure, texts, isSending, retry }: Props) {
  const { kind, messages, times } = failure;
  const place = useRef<HTMLDivElement>(null);
  // Below a long form the message may be out of view, and the button would seem to do nothing.
  useEffect(() => {
    if (times > 0) place.current?.scrollIntoView({ block: "nearest" });
  }, [times]);
  if (kind === "shown" || (kind === "refused" && messages.length === 0)) return null;
  if (kind === "signedOut") {
    const { signedOutText: text, labelLogin: label, loginPath } = texts;
    return (
      <div ref={place}>
        <SignedOutMessage text={text} label={label} loginPath={loginPath} times={times} />
      </div>
    );
  }
  const statusTexts = { ...texts, errorText: texts.failedText, refusedText: texts.failedText };
  return (
    <div ref={place} className="failure" part="failure">
      {/* A new node for each failure, so that the same text is announced again. */}
      <span key={times} role="alert">
        {kind === "refused" ? messages.join(" ") : failureText(failure, statusTexts)}
      </span>
      {kind === "failed" && canRetry(failure) && (
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
