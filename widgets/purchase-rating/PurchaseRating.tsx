import { type PropsOf, useCustomState } from "@yy/element";
import { useServerChild } from "@yy/element/react/useServerPart";
import { RatingFailure } from "./RatingFailure";
import { ratingField } from "./ratingValue";
import type { schema } from "./schema";
import { usePanel } from "./usePanel";
import { usePanelShown } from "./usePanelShown";
import { useRating } from "./useRating";

/** Shows the server's panel with its form, and below it the thanks or a failure. */
export function PurchaseRating(props: PropsOf<typeof schema>) {
  const panel = usePanel();
  const form = useServerChild<HTMLFormElement>("form", "a <form> inside it");
  useServerChild(ratingField, 'a field whose name ends in "[value]"', "[value]");
  const { isSending, isRated, failure, spoken, thanks, retry } = useRating(panel, form, props);
  const isWaiting = usePanelShown(panel, isRated);
  useCustomState<typeof schema>("waiting", isWaiting);
  useCustomState<typeof schema>("sending", isSending);
  useCustomState<typeof schema>("refused", failure !== null && !isSending);
  useCustomState<typeof schema>("rated", isRated);
  return (
    <>
      <slot />
      {failure && (
        <RatingFailure texts={props} failure={failure} isSending={isSending} retry={retry} />
      )}
      <span className="unseen" aria-live="polite">
        {spoken}
      </span>
      <div ref={thanks} role="status" tabIndex={-1} className="status" part="thanks">
        {isRated ? props.thanksText : ""}
      </div>
    </>
  );
}
