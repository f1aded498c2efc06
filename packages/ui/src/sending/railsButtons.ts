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

/**
 * Enables the buttons again that rails-ujs has disabled by `data-disable-with`. It disables the pressed button of every
 * form, but enables only those of forms that it sends itself.
 */
export async function enableRailsButtons(form: HTMLFormElement): Promise<void> {
  const { Rails } = window;
  if (!Rails) return;
  await railsHasDisabled();
  const buttons = memberOf(form, "querySelectorAll")<HTMLButtonElement>("[data-disable-with]");
  for (const button of buttons) {
    // rails-ujs restores the text only of a button that is disabled, and Turbo may have enabled it.
    button.disabled = true;
    Rails.enableElement?.(button);
  }
}

/** rails-ujs disables the button 13 ms after a submit, which may be later than a quick server's answer. */
function railsHasDisabled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
