import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { railsLibrary } from "./railsLibrary";

/** What becomes of one submit event, in this order. */
export interface SubmitListeners {
  /** The page and rails-ujs have let it pass; Turbo, if it sends the form, comes next. */
  afterPage?(): void;
  /** Turbo has let it pass too: the browser comes next. */
  afterTurbo?(): void;
  /** Always, in a later task: Turbo, which starts in a microtask, and the browser have begun to send the form by now. */
  afterDispatch(): void;
}

/** Listens to a submit event of the form, now being captured, last of all: others may still prevent it, or ask something. */
export function listenLast(
  event: SubmitEvent,
  form: HTMLFormElement,
  { afterPage, afterTurbo, afterDispatch }: SubmitListeners,
): void {
  const end = new AbortController();
  const { signal } = end;
  const unlessPrevented = (callback?: () => void) => (each: Event) => {
    if (each === event && !event.defaultPrevented) callback?.();
  };
  lastTarget(form).addEventListener("submit", unlessPrevented(afterPage), { signal });
  formRoot(form).addEventListener("submit", unlessPrevented(afterTurbo) as EventListener, {
    signal,
  });
  setTimeout(() => {
    end.abort();
    afterDispatch();
  });
}

/**
 * Where listeners that are added now come after those of the page, and before Turbo's: Turbo puts its own there as the last
 * one, for each submit anew, when the event is captured.
 */
function lastTarget(form: HTMLFormElement): EventTarget {
  if (formRoot(form) !== window) return formRoot(form) as EventTarget;
  return memberOf(form, "closest")("turbo-frame") ?? document;
}

/** Whether rails-ujs or jquery_ujs, which listens at the document, has asked what `data-confirm` of the form says. */
export function hasRailsAsked(form: HTMLFormElement): boolean {
  return railsLibrary() !== undefined && lastTarget(form) === document;
}

/** Ends the event: nobody hears it any more, nobody sends the form. */
export function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
