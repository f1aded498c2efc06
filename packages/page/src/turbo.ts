/**
 * The details of Turbo's events about one form, frame, stream or element, as far as we read or
 * write them.
 */
export interface TurboEvents {
  /** A form is about to be sent. */
  "submit-start": TurboSubmission;
  /** Turbo is about to send a request; a change of `url` changes where it goes. */
  "before-fetch-request": { url: URL; readonly fetchOptions: { readonly method?: string } };
  /** An answer has come; cancelling the event keeps Turbo from rendering it. */
  "before-fetch-response": TurboAnswer;
  /**
   * A form has been answered; `success` is undefined for an answer that Turbo does not accept, one
   * without a redirect.
   */
  "submit-end": TurboAnswer & TurboSubmission & { readonly success?: boolean };
  /** The page is about to be rendered; cancelling the event puts that off until `resume`. */
  "before-render": TurboRender;
  "before-frame-render": TurboRender;
  /** Turbo before 7.2 has no `render`. */
  "before-stream-render": { render?(stream: Element): void | Promise<void> };
  /** An attribute is about to be morphed; cancelling the event leaves it as it is. */
  "before-morph-attribute": {
    readonly attributeName: string;
    readonly mutationType: "update" | "remove";
  };
  /** The page, or a frame, has been morphed. */
  morph: unknown;
  /** An element has been morphed; fires at the element. */
  "morph-element": unknown;
}

interface TurboSubmission {
  readonly formSubmission?: {
    readonly method?: string;
    readonly formElement?: HTMLFormElement;
  };
}

interface TurboAnswer {
  readonly fetchResponse?: {
    readonly response: Response;
    /** What Turbo is going to render; nothing when it becomes undefined. */
    readonly responseHTML: Promise<string | undefined>;
  };
}

interface TurboRender {
  resume?(): void;
}

/**
 * Listens to an event of Turbo. What happens to the page as a whole, under any router, is a moment:
 * `moments.ts`.
 */
export function onTurbo<Name extends keyof TurboEvents>(
  target: EventTarget,
  name: Name,
  listener: (detail: TurboEvents[Name], event: CustomEvent<TurboEvents[Name]>) => void,
  signal: AbortSignal,
): void {
  // From the prototype, because a form may have a field named `addEventListener`.
  EventTarget.prototype.addEventListener.call(
    target,
    `turbo:${name}`,
    (event) => {
      const { detail } = event as CustomEvent<TurboEvents[Name] | null>;
      listener(detail ?? ({} as TurboEvents[Name]), event as CustomEvent<TurboEvents[Name]>);
    },
    { signal },
  );
}
