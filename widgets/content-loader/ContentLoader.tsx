import { withQueryParameter } from "@yy/domain/urls/parts";
import { type PropsOf, useCustomState } from "@yy/element";
import { FailedRequest, Spinner } from "@yy/ui/remote/index";
import { useRef } from "react";
import type { schema } from "./schema";
import { useContent } from "./useContent";

type Props = PropsOf<typeof schema>;

/** The server's children, with the status of the request for their replacement. */
export function ContentLoader(props: Props) {
  const { loadedSrc, allowOrigin, loginPath, labelLoading } = props;
  const url = urlOf(props);
  const isLoaded = url === loadedSrc;
  const region = useRef<HTMLDivElement>(null);
  const request = useContent({ url, loadedSrc, allowOrigin, loginPath, region });
  useCustomState<typeof schema>("finished", isLoaded);
  return (
    <>
      <Spinner label={labelLoading} spinning={request.loading} region={region} />
      <div className="content" aria-busy={request.loading}>
        <slot />
      </div>
      <FailedRequest request={request} texts={props} />
    </>
  );
}

function urlOf({ src, container }: Props): string {
  return container === undefined ? src : withQueryParameter(src, "container", container);
}
