import type { PropsOf } from "@yy/element";
import { useState } from "react";
import type { schema } from "../schema";
import type { Draft } from "./useDraft";

interface DraftBarProps {
  readonly draft: Draft;
  readonly texts: PropsOf<typeof schema>;
  /** Moves the focus when the bar disappears. */
  readonly next: () => void;
}

/** Offers a draft above the form. The live region is always rendered, because one inserted with its text is not announced. */
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
