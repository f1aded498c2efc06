import type { PropsOf } from "@yy/element";
import { failureWords, LoginLink, type Request, RetryMessage } from "@yy/ui/remote/index";
import type { schema } from "../schema";

type Texts = Pick<
  PropsOf<typeof schema>,
  "failedText" | "signedOutText" | "labelRetry" | "labelLogin" | "loginPath"
>;

interface Props extends Texts {
  readonly request: Pick<Request, "failed" | "failures" | "loading" | "retry">;
  /** The error of the request. */
  readonly error: unknown;
}

/**
 * Shows a message about the failed request, with a retry button, or with a link to sign in when the
 * session has ended.
 */
export function ListFailure({ request, error, ...texts }: Props) {
  const { text, isSignedOut } = failureWords(error, "ids", texts);
  return (
    <RetryMessage request={request} text={text} label={texts.labelRetry}>
      {isSignedOut && <LoginLink {...texts} />}
    </RetryMessage>
  );
}
