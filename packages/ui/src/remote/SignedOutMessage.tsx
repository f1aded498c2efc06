import { LoginLink } from "./LoginLink";

interface SignedOutMessageProps {
  readonly text: string;
  readonly label: string;
  readonly loginPath: string;
  /** Must grow with each message, so that the same text is announced again. */
  readonly times: number;
}

/**
 * A message that the visitor's session has ended, with a link to the sign-in page. Styles:
 * `remote.css`.
 */
export function SignedOutMessage({ text, label, loginPath, times }: SignedOutMessageProps) {
  return (
    <div className="failure" part="failure">
      <span key={times} role="alert">
        {text}
      </span>
      <LoginLink labelLogin={label} loginPath={loginPath} />
    </div>
  );
}
