import { LoginLink } from "./LoginLink";

interface SignedOutMessageProps {
  readonly text: string;
  readonly label: string;
  readonly loginPath: string;
  /** How often it has been said: said again, it is read out again. */
  readonly times: number;
}

/** Says that the visitor's session has ended, with a link to the sign-in page and back. Its looks are in `remote.css`. */
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
