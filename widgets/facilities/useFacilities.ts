import { useLiveEffect, useWidget } from "@yy/element";
import { useVisitor } from "@yy/element/useVisitor";
import { type Facility, fetchFacilities } from "@yy/http/api/facilities";
import { isUnauthorized } from "@yy/http/unauthorized";
import { isRetryFocused, type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useState } from "react";

/** Fired by a switch of the page once the server has accepted a change (`yy-seller-toggle`). */
const savedEvent = "yy:feature-saved";

interface SellerFacilities {
  /** Null until they are known, and for a visitor who is signed out. */
  readonly facilities: readonly Facility[] | null;
  readonly request: Request;
}

/**
 * The facilities of the signed-in seller, asked for again when a switch of the page has changed one.
 * @param region takes the focus from the button that a success removes
 */
export function useFacilities(region: RefObject<HTMLElement | null>): SellerFacilities {
  const { element } = useWidget();
  const userId = useVisitor(({ user }) => user?.id);
  const [facilities, setFacilities] = useState<readonly Facility[] | null>(null);
  const request = useRequest();
  const { begin, stop } = request;

  useLiveEffect(() => {
    if (userId === undefined) return;
    const load = async (signal: AbortSignal) => {
      const loaded = await fetchFacilities(signal).catch(nobody);
      if (isRetryFocused(element)) region.current?.focus();
      setFacilities(loaded);
    };
    const begins = () => begin(load);
    begins();
    document.addEventListener(savedEvent, begins);
    return () => {
      document.removeEventListener(savedEvent, begins);
      stop();
      setFacilities(null);
    };
  }, [element, userId, begin, stop, region]);

  return { facilities, request };
}

/** After a 401 the session is signed out, which is all there is to know: the server's children show. */
function nobody(error: unknown): null {
  if (isUnauthorized(error)) return null;
  throw error;
}
