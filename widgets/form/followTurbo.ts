import { bodyOf } from "@yy/http/answer";
import type { Follower } from "./Outcome";

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
    Rails?: { enableElement?(element: Element): void };
  }
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
  on<TurboSubmitEnd>("turbo:submit-end", ({ success, fetchResponse }) => {
    giveBackToRails(form);
    if (!fetchResponse) {
      finish({ isSuccess: success, status: 0, body: null });
      return;
    }
    const { response } = fetchResponse;
    const isShown = !isBroken(response) && isHtml(response);
    textOf(response).then((text) =>
      finish({ isSuccess: success, status: response.status, body: bodyOf(text), isShown }),
    );
  });
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
function giveBackToRails(form: HTMLFormElement): void {
  const { Rails } = window;
  if (!Rails?.enableElement) return;
  for (const button of form.elements) {
    if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) continue;
    if (button.dataset.disableWith === undefined) continue;
    // It gives back only what is still disabled, and Turbo has just enabled it.
    button.disabled = true;
    Rails.enableElement(button);
  }
}
