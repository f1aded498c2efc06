import { useLiveEffect, useWidget } from "@yy/element";
import { useVisitor } from "@yy/element/react/useVisitor";
import { type Facility, fetchFacilities } from "@yy/http/api/facilities";
import { onOwnRequest } from "@yy/http/unauthorized";
import { onRestored } from "@yy/page/moments";
import { session } from "@yy/session/session";
import { isSessionOver, type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useState } from "react";

/** The event that a `yy-seller-toggle` fires when the server has accepted a change. */
const savedEvent = "yy:feature-saved";

interface SellerFacilities {
  /** Null until they are known, and when the visitor is signed out. */
  readonly facilities: readonly Facility[] | null;
  readonly request: Request;
  /** Whether the session has ended. */
  readonly hasSessionEnded: boolean;
}

/**
 * Returns the facilities of the signed-in seller. They are requested again when a switch on the
 * page has changed one.
 * @param region gets the focus when a success removes the focused element
 * @param loginPath a response from this path means that the session has ended
 */
export function useFacilities(
  region: RefObject<HTMLElement | null>,
  loginPath: string,
): SellerFacilities {
  const { element } = useWidget();
  const userId = useVisitor(({ user }) => user?.id);
  const [facilities, setFacilities] = useState<readonly Facility[] | null>(null);
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const request = useRequest();
  const { begin, stop } = request;

  useLiveEffect(() => {
    if (userId === undefined) return;
    const load = async (signal: AbortSignal) => {
      try {
        const loaded = await fetchFacilities(signal);
        // The focus is in the children that are replaced, or on the retry button.
        if (element.contains(document.activeElement)) region.current?.focus();
        setFacilities(loaded);
        setSessionEnded(false);
      } catch (error) {
        if (!isSessionOver(error, loginPath)) throw error;
        setFacilities(null);
        setSessionEnded(true);
      }
    };
    setSessionEnded(false);
    const start = () => begin(load);
    start();
    document.addEventListener(savedEvent, start);
    const stopReturning = onRestored(start);
    // The request cannot say so: it is aborted by then, because the visitor is signed out.
    let isRefused = false;
    const stopListening = onOwnRequest((request) => {
      isRefused ||= request === "unauthorized";
    });
    const stopWatching = session.subscribe(({ signedIn }) => {
      if (signedIn === false && isRefused) setSessionEnded(true);
    });
    return () => {
      stopListening();
      stopWatching();
      stopReturning();
      document.removeEventListener(savedEvent, start);
      stop();
      setFacilities(null);
    };
  }, [element, userId, begin, stop, region, loginPath]);

  return { facilities, request, hasSessionEnded };
}
