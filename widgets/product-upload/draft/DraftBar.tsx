import type { PropsOf } from "@yy/element";
import { useState } from "react";
import type { schema } from "../schema";
import type { Draft } from "./useDraft";

interface DraftBarProps {
  readonly draft: Draft;
  readonly texts: PropsOf<typeof schema>;
  /** Where the focus goes when the bar is gone. */
  readonly next: () => void;
}

/** Offers a draft, above the form; the region is there before the words are, or they would not be read out. */
export function DraftBar({ draft, texts, next }: DraftBarProps) {
  const [notice, setNotice] = useState("");
  const { offer } = draft;
  const restore = () => {
    draft.restore();
    setNotice(texts.restoredText);
    next();
  };
  const discard = () => {
    draft.discard();
    setNotice("");
    next();
  };
  return (
    <div className={offer ? "bar offer" : "bar"} part={offer ? "draft" : undefined}>
      <p role="status">{offer ? texts.draftText.replace("{when}", () => offer) : notice}</p>
      {offer && (
        <div className="buttons">
          <button type="button" className="quiet-button" part="continue" onClick={restore}>
            {texts.labelContinue}
          </button>
          <button type="button" className="quiet-button" part="discard" onClick={discard}>
            {texts.labelDiscard}
          </button>
        </div>
      )}
    </div>
  );
}
