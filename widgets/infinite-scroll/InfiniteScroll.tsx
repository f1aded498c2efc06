import { pluralForm } from "@yy/domain/format/pluralize";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { FailedRequest, Spinner } from "@yy/ui/remote/index";
import { useRef } from "react";
import { moreLinkOf } from "./pages/moreLink";
import { useMoreLink } from "./pages/useMoreLink";
import { usePages } from "./pages/usePages";
import type { schema } from "./schema";

/** The server's children, and below them the status of the request for the next page. */
export function InfiniteScroll(props: PropsOf<typeof schema>) {
  const { finished, labelLoading, labelMore, addedText, addedOneText } = props;
  const { element } = useWidget();
  const end = useRef<HTMLDivElement>(null);
  const { request, added, isWaiting, loadNow } = usePages(props, end);
  useMoreLink(finished, loadNow);
  useCustomState<typeof schema>("finished", finished);
  useCustomState<typeof schema>("waiting", isWaiting);
  const notice = pluralForm(added, addedOneText, addedText).replace("{count}", String(added));
  return (
    <>
      <div className="items" aria-busy={request.loading}>
        <slot />
      </div>
      <div ref={end} className="end">
        <Spinner
          label={labelLoading}
          spinning={request.loading}
          notice={added > 0 ? notice : undefined}
        />
        {isWaiting && !moreLinkOf(element) && (
          <button
            type="button"
            className="quiet-button"
            part="more"
            // The `detail` of a click is 0 if it comes from the keyboard.
            onClick={({ detail }) => loadNow(detail === 0)}
          >
            {labelMore}
          </button>
        )}
        <FailedRequest request={request} texts={props} />
      </div>
    </>
  );
}
