import type { PropsOf } from "@yy/element";
import { signInUrl } from "@yy/ui/remote/signedOut";
import { useEffect, useRef } from "react";
import type { schema } from "../schema";
import type { UploadState } from "./useSending";

interface SendingStatusProps {
  readonly sending: UploadState;
  readonly texts: PropsOf<typeof schema>;
}

/** Shows progress and failure of the submission below the form, near the pressed button. */
export function SendingStatus({ sending, texts }: SendingStatusProps) {
  const { status, failures, times, spoken, isSignedOut, retry } = sending;
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) failure.current?.scrollIntoView({ block: "nearest" });
  }, [times]);
  return (
    <div className="foot">
      <p role="status" part="status">
        {status}
      </p>
      <span className="unseen" aria-live="polite">
        {spoken}
      </span>
      <div ref={failure} role="alert" part="failure">
        {failures.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {isSignedOut && (
          // The link opens a new tab, so that what is typed here stays.
          <a part="login" target="_blank" href={signInUrl(texts.loginPath)} rel="noreferrer">
            {texts.labelLogin}
          </a>
        )}
        {failures.length > 0 && (
          <button type="button" className="quiet-button" part="retry" onClick={retry}>
            {texts.labelRetry}
          </button>
        )}
      </div>
    </div>
  );
}
