import type { PropsOf } from "@yy/element";
import type { Refusal } from "./refusalOf";
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
  if (refusal.kind === "shown") return null;
  const words = {
    refused: refusal.kind === "refused" ? refusal.messages.join(" ") : "",
    failed: texts.failedText,
    "signed-out": texts.signedOutText,
  }[refusal.kind];
  return (
    <div className="failure" part="failure">
      {/* Another failure is another node: the same words are read out again. */}
      <span key={refusal.times} role="alert">
        {words}
      </span>
      {refusal.kind === "failed" && (
        <button
          type="button"
          part="retry"
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : retry}
        >
          {texts.labelRetry}
        </button>
      )}
      {refusal.kind === "signed-out" && (
        <a part="login" href={backHere(texts.loginPath)}>
          {texts.labelLogin}
        </a>
      )}
    </div>
  );
}

function backHere(loginPath: string): string {
  const login = new URL(loginPath, document.baseURI);
  login.searchParams.set("redirect_to", location.href);
  return login.href;
}
