import { type PropsOf, useCustomState } from "@yy/element";
import { RetryMessage, SignedOutMessage, Spinner } from "@yy/ui/remote/index";
import { useRef } from "react";
import type { schema } from "./schema";
import { useFacilities } from "./useFacilities";

type Props = PropsOf<typeof schema>;

/**
 * Shows the server's children until the seller's facilities are known, then a list of them with the
 * state of each in words.
 */
export function Facilities(props: Props) {
  const { labelEnabled, labelDisabled, emptyText, labelLoading, failedText, labelRetry } = props;
  const region = useRef<HTMLDivElement>(null);
  const { facilities, request, hasSessionEnded } = useFacilities(region, props.loginPath);
  useCustomState<typeof schema>("empty", facilities?.length === 0);
  // A list that is shown already is updated without a spinner.
  const spinning = request.loading && facilities === null;
  return (
    <>
      <Spinner label={labelLoading} spinning={spinning} region={region} />
      {facilities === null ? (
        <div aria-busy={request.loading}>
          <slot />
        </div>
      ) : facilities.length === 0 ? (
        <p part="empty">{emptyText}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
        <ul part="list" role="list">
          {facilities.map(({ id, name, enabled }) => (
            <li key={id} part="item">
              <span part="name">{name}</span>
              <span part={enabled ? "state enabled" : "state"}>
                {enabled ? labelEnabled : labelDisabled}
              </span>
            </li>
          ))}
        </ul>
      )}
      <RetryMessage request={request} text={failedText} label={labelRetry} />
      {hasSessionEnded && (
        <SignedOutMessage
          text={props.signedOutText}
          label={props.labelLogin}
          loginPath={props.loginPath}
          times={1}
        />
      )}
    </>
  );
}
