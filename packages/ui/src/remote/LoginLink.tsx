import { signInUrl } from "./signedOut";

interface LoginLinkProps {
  readonly labelLogin: string;
  readonly loginPath: string;
}

/** The way to the sign-in page, and back to this one. Its looks are in `remote.css`. */
export function LoginLink({ labelLogin, loginPath }: LoginLinkProps) {
  return (
    <a part="login" href={signInUrl(loginPath)}>
      {labelLogin}
    </a>
  );
}
