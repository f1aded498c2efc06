import { bodyOf } from "@yy/http/answer";
import type { Follower, Outcome } from "./Outcome";

/** The parts of Turbo's events that we read. */
interface TurboAnswer {
  readonly fetchResponse?: { readonly response: Response };
}

interface TurboSubmitEnd extends TurboAnswer {
  readonly success: boolean;
}

declare global {
  interface Window {
    /** rails-ujs, where the page has it. */
    Rails?: Rails;
  }
}

interface Rails {
  enableElement?(element: Element): void;
}

export function followTurbo(form: HTMLFormElement, { signal, begin, finish }: Follower): void {
  const on = <Detail>(type: string, listener: (detail: Detail, event: Event) => void) =>
    form.addEventListener(
      type,
      (event) => {
        if (event.target === form) listener((event as CustomEvent<Detail>).detail, event);
      },
      { signal },
    );

  on("turbo:submit-start", begin);
  on<TurboAnswer>("turbo:before-fetch-response", ({ fetchResponse }, event) => {
    // Turbo would put the server's error page in the place of everything the visitor wrote.
    if (fetchResponse && isBroken(fetchResponse.response)) event.preventDefault();
  });
  on<TurboSubmitEnd>("turbo:submit-end", async ({ success, fetchResponse }) => {
    const outcome = await outcomeOf(success, fetchResponse?.response);
    if (window.Rails && !success && !outcome.isShown) {
      await railsHasDisabled();
      giveBackToRails(form, window.Rails);
    }
    finish(outcome);
  });
}

async function outcomeOf(isSuccess: boolean, response: Response | undefined): Promise<Outcome> {
  if (!response) return { isSuccess, status: 0, body: null };
  const isShown = !isBroken(response) && isHtml(response);
  return { isSuccess, status: response.status, body: bodyOf(await textOf(response)), isShown };
}

/** rails-ujs disables the button 13 ms after a submit, which may be later than a quick server's answer. */
function railsHasDisabled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

function isBroken({ status }: Response): boolean {
  return status >= 500;
}

function isHtml({ headers }: Response): boolean {
  return /html/.test(headers.get("content-type") ?? "");
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.clone().text();
  } catch {
    return "";
  }
}

/** rails-ujs puts `data-disable-with` on the button that was pressed, and with Turbo nobody takes it away again. */
function giveBackToRails(form: HTMLFormElement, rails: Rails): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>("[data-disable-with]")) {
    // It gives back only what is still disabled, and Turbo may have enabled it.
    button.disabled = true;
    rails.enableElement?.(button);
  }
}
