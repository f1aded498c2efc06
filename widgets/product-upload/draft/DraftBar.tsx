import { formatDraftTime } from "@yy/domain/listing/formatDraftTime";
import type { PropsOf } from "@yy/element";
import { useState } from "react";
import type { schema } from "../schema";
import type { Offer } from "./DraftKeeper";
import type { Draft } from "./useDraft";

interface DraftBarProps {
  readonly draft: Draft;
  readonly texts: PropsOf<typeof schema>;
  /** Moves the focus when the bar disappears. */
  readonly next: () => void;
}

/**
 * Offers a draft above the form. The live region is always rendered, because screen readers do not
 * announce one that is inserted with its text.
 */
export function DraftBar({ draft, texts, next }: DraftBarProps) {
  const [notice, setNotice] = useState("");
  const { offer } = draft;
  const isOffered = offer !== null;
  const restore = () => {
    draft.restore();
    setNotice(texts.restoredText);
    next();
  };
  const discard = () => {
    draft.discard();
    setNotice("");
    if (!offer?.others) next();
  };
  return (
    <div className={isOffered ? "bar offer" : "bar"} part={isOffered ? "draft" : undefined}>
      <p role="status">{isOffered ? offerText(offer, texts) : notice}</p>
      {isOffered && (
        <div className="buttons">
          <button type="button" className="quiet-button" part="continue" onClick={restore}>
            {texts.labelContinue}
          </button>
          <button type="button" className="quiet-button" part="discard" onClick={discard}>
            {texts.labelDiscard}
          </button>
          {offer.others > 0 && (
            <button type="button" className="quiet-button" part="next" onClick={draft.showNext}>
              {texts.labelNextDraft}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function offerText({ at, name }: Offer, texts: PropsOf<typeof schema>): string {
  const text = name === "" ? texts.draftText : texts.namedDraftText;
  return text
    .replace("{when}", () => formatDraftTime(at, Date.now(), texts))
    .replace("{name}", () => name);
}
