import { LoginLink } from "./LoginLink";
import { RetryMessage } from "./RetryMessage";
import { isSessionOver } from "./signedOut";
import type { Request } from "./useRequest";

interface FailedRequestProps {
  readonly request: Pick<Request, "failed" | "error" | "failures" | "loading" | "retry">;
  /** The texts of `remoteSchema` and `signedOutSchema`. */
  readonly texts: {
    readonly failedText: string;
    readonly labelRetry: string;
    readonly signedOutText: string;
    readonly labelLogin: string;
    readonly loginPath: string;
  };
}

/**
 * The message of a failed request with a retry button; when the session has ended, also with a link
 * to the sign-in page.
 */
export function FailedRequest({ request, texts }: FailedRequestProps) {
  const isSignedOut = isSessionOver(request.error, texts.loginPath);
  return (
    <RetryMessage
      request={request}
      text={isSignedOut ? texts.signedOutText : texts.failedText}
      label={texts.labelRetry}
    >
      {isSignedOut && <LoginLink {...texts} />}
    </RetryMessage>
  );
}
