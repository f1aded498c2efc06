import type { PropsOf } from "@yy/element";
import { SignedOutMessage } from "@yy/ui/remote/index";
import type { Refusal } from "./refusal";
import type { schema } from "./schema";

type Texts = Pick<
  PropsOf<typeof schema>,
  "failedText" | "signedOutText" | "labelRetry" | "labelLogin" | "loginPath"
>;

interface Props extends Texts {
  readonly refusal: Refusal;
  readonly isSending: boolean;
  readonly retry: () => void;
}

/** Says that the rating was not taken, and what can be done; nothing where the fields say it themselves. */
export function RatingFailure({ refusal, isSending, retry, ...texts }: Props) {
  const { kind, times } = refusal;
  if (kind === "shown") return null;
  if (kind === "signed-out") {
    const { signedOutText: text, labelLogin: label, loginPath } = texts;
    return <SignedOutMessage text={text} label={label} loginPath={loginPath} times={times} />;
  }
  return (
    <div className="failure" part="failure">
      {/* Another failure is another node: the same words are read out again. */}
      <span key={times} role="alert">
        {kind === "refused" ? refusal.messages.join(" ") : texts.failedText}
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
