import { type PropsOf, useCustomState } from "@yy/element";
import { useLateChild, useServerChild, useServerPart } from "@yy/element/react/useServerPart";
import { RetryMessage, SignedOutMessage } from "@yy/ui/remote/index";
import type { schema } from "./schema";
import { useLookup } from "./useLookup";
import { useProducts } from "./useProducts";

/** Shows the server's field, link and sections, with errors above them and a live region. */
export function ProOutpost(props: PropsOf<typeof schema>) {
  const link = useServerChild<HTMLAnchorElement>(
    'a[data-part="lookup"]',
    'a link with data-part="lookup"',
    "lookup",
  );
  const cpf = useServerChild<HTMLInputElement>(
    'input[data-part="cpf"]',
    'an <input> with data-part="cpf"',
    "cpf",
  );
  const section = useServerPart("products");
  const { child: finish } = useLateChild<HTMLElement>('[data-part="finish"]');
  const { request, errorText, cpfError } = useLookup(link, cpf, props);
  const { count, hasChanged } = useProducts(section, finish, cpf);
  useCustomState<typeof schema>("empty", count === 0);

  const notice = hasChanged ? productCountText(count, props) : "";
  const isSignedOut = errorText === "signed-out";
  return (
    <>
      {isSignedOut && request.failed ? (
        <SignedOutMessage
          text={props.signedOutText}
          label={props.labelLogin}
          loginPath={props.loginPath}
          times={request.failures}
        />
      ) : (
        <RetryMessage
          request={request}
          text={errorText || props.failedText}
          label={props.labelRetry}
        />
      )}
      <slot />
      <span role="status" className="unseen">
        {request.loading ? props.labelLoading : cpfError || notice}
      </span>
    </>
  );
}

function productCountText(
  count: number,
  { countText, oneText, emptyText }: PropsOf<typeof schema>,
): string {
  if (count === 0) return emptyText;
  return count === 1 ? oneText : countText.replaceAll("{count}", String(count));
}
