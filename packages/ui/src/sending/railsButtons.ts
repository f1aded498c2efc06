import { memberOf } from "@yy/page/memberOf";

declare global {
  interface Window {
    /** rails-ujs, where the page has it. */
    Rails?: Rails;
  }
}

interface Rails {
  enableElement?(element: Element): void;
}

/** What rails-ujs remembers about an element. Both are null once it has enabled the element again. */
interface RailsData {
  readonly "ujs:disabled"?: true | null;
  /** The text that it had before. */
  readonly "ujs:enable-with"?: string | null;
}

/**
 * Enables the buttons again that rails-ujs has disabled by `data-disable-with` or `data-disable`, and none that the page
 * has. rails-ujs disables the buttons of every form, but enables only those of forms that it sends itself.
 */
export async function enableRailsButtons(form: HTMLFormElement): Promise<void> {
  const { Rails } = window;
  if (!Rails) return;
  await railsHasDisabled();
  for (const element of memberOf(form, "elements")) {
    if (!isDisabledByRails(element)) continue;
    // rails-ujs restores the text only of a button that is disabled, and Turbo may have enabled it.
    Object.assign(element, { disabled: true });
    Rails.enableElement?.(element);
  }
}

function isDisabledByRails(element: Element & { readonly _ujsData?: RailsData }): boolean {
  const data = element._ujsData;
  return data?.["ujs:disabled"] === true || typeof data?.["ujs:enable-with"] === "string";
}

/** rails-ujs disables the button 13 ms after a submit, which may be later than a quick server's answer. */
function railsHasDisabled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
