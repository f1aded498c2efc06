import { signInUrl } from "./signedOut";

interface LoginLinkProps {
  readonly labelLogin: string;
  readonly loginPath: string;
}

/** A link to the sign-in page, which leads back to this page. Styles: `remote.css`. */
export function LoginLink({ labelLogin, loginPath }: LoginLinkProps) {
  return (
    <a part="login" href={signInUrl(loginPath)}>
      {labelLogin}
    </a>
  );
}
