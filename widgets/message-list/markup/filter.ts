import type { DomPatches } from "@yy/element/dom/DomPatches";
import { webUrl } from "@yy/http/origins";
import { memberOf } from "@yy/page/memberOf";

const part = "[data-part=filter]";

/** A choice of the filter. */
export interface Choice {
  /** The type of messages; empty for all. */
  readonly type: string;
  /**
   * URL of the page that shows this choice without the script; undefined unless a visitor chose a
   * link.
   */
  readonly url?: string | undefined;
}

/** Returns the link or button of the filter that was pressed. */
export function pressedChoice(target: EventTarget | null): HTMLElement | undefined {
  const control =
    target instanceof Element ? memberOf(target, "closest")<HTMLElement>("[data-type]") : null;
  if (!control?.closest(part) || control.matches("select, option")) return undefined;
  return control;
}

export function choiceOf(control: HTMLElement): Choice {
  const { type = "" } = control.dataset;
  return control instanceof HTMLAnchorElement ? { type, url: control.href } : { type };
}

/** Returns the filter's `<select>`, if the event comes from it. */
export function changedSelect(target: EventTarget | null): HTMLSelectElement | undefined {
  return target instanceof HTMLSelectElement && target.closest(part) ? target : undefined;
}

/** Marks the choice of this type in every filter of the widget. */
export function markChoice(patches: DomPatches, widget: HTMLElement, type: string): void {
  for (const control of widget.querySelectorAll<HTMLElement>(
    `${part} [data-type], ${part}[data-type]`,
  )) {
    if (control.dataset.type === type) patches.set(control, "aria-current", "true");
    else if (control.hasAttribute("aria-current")) patches.set(control, "aria-current", null);
  }
  for (const select of widget.querySelectorAll<HTMLSelectElement>(`${part} select, select${part}`))
    if ([...select.options].some(({ value }) => value === type)) select.value = type;
}

/**
 * Whether a URL is that of this page with another query, so that the address bar can follow the
 * filter.
 */
export function isOfThisPage(url: string): boolean {
  const { origin, pathname } = webUrl(url) ?? {};
  return origin === location.origin && pathname === location.pathname;
}
