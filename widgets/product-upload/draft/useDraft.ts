import { useLiveEffect, useWidget } from "@yy/element";
import { useOwner } from "@yy/element/react/useOwner";
import { loadChunk } from "@yy/page/loadChunk";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { useEffect, useRef, useState } from "react";
import type { PhotoUploads } from "../photos/PhotoUploads";
import type { ListingKey } from "../sending/ListingKey";
import type { DraftKeeper, Offer } from "./DraftKeeper";

/** A draft to offer, and the visitor's choices. */
export interface Draft {
  /** Null while there is no draft to offer. */
  readonly offer: Offer | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Offers the next of several drafts. */
  readonly showNext: () => void;
  /** Call when the listing is being sent. */
  readonly sending: () => void;
  /** Call when the listing is created. */
  readonly forget: () => void;
}

/**
 * Loads the draft code, a chunk of its own: most users have no drafts (`product_draft_enabled`).
 */
const loadKeeper = () => loadChunk("the draft", () => import("./DraftKeeper"));

/**
 * Keeps the listing of a user whose drafts are switched on (README, The draft). If the session ends
 * meanwhile nothing changes: what is typed afterwards still belongs to that user.
 *
 * @param photoUploads undefined until it is known whether the form has photos, null when it has
 * none
 */
export function useDraft(
  form: HTMLFormElement | null,
  photoUploads: PhotoUploads | null | undefined,
  stashedValues: Map<string, string>,
  listingKey: ListingKey,
): Draft {
  const { report } = useWidget();
  const user = useOwner();
  const owner = user?.product_draft_enabled === true ? user.id : null;
  const [offer, setOffer] = useState<Offer | null>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  const typedHidden = useRef(new Set<string>());

  useEffect(() => {
    if (!form) return undefined;
    return onFormInput(form, (field) => {
      if (field?.type === "hidden") typedHidden.current.add(field.name);
    });
  }, [form]);

  useLiveEffect(() => {
    if (!form || photoUploads === undefined || owner === null) return undefined;
    let isOver = false;
    loadKeeper().then(
      ({ DraftKeeper }) => {
        if (isOver) return;
        const callbacks = {
          form,
          photoUploads,
          listingKey,
          stashedValues,
          typedHidden: typedHidden.current,
          offered: setOffer,
        };
        keeper.current = new DraftKeeper(owner, callbacks);
        keeper.current.start();
      },
      // The listing can be written and sent without a draft.
      (error: unknown) => isOver || report(error),
    );
    return () => {
      isOver = true;
      keeper.current?.end();
      keeper.current = null;
      setOffer(null);
    };
  }, [form, photoUploads, owner, stashedValues, listingKey, report]);

  return {
    offer,
    restore: () => keeper.current?.restore(),
    discard: () => keeper.current?.discard(),
    showNext: () => keeper.current?.showNext(),
    sending: () => keeper.current?.sending(),
    forget: () => {
      typedHidden.current.clear();
      keeper.current?.forget();
    },
  };
}
