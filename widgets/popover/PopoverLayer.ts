import { isDrawn } from "@yy/element/dom/isDrawn";
import { isPopoverOpen } from "@yy/page/topLayer";
import { activeElement } from "@yy/ui/dialogs/dialogFocus";
import { type OpenLayer, openLayers } from "@yy/ui/dialogs/openLayers";
import { forgetPress } from "@yy/ui/dialogs/spentPresses";
import type { Place } from "./placeFloating";

export interface LayerParts {
  readonly trigger: HTMLElement;
  readonly content: HTMLElement;
  readonly place: Place;
  /** Shows or hides the content. */
  readonly show: (isShown: boolean) => void;
  /** Called after each opening and closing. */
  readonly changed: (isOpen: boolean) => void;
}

/**
 * Opens, places and closes the content. Escape closes it while it is the innermost open layer
 * (README, Opening and closing).
 */
export class PopoverLayer implements OpenLayer {
  readonly isModal = false;
  readonly isClosing = false;
  readonly trigger: HTMLElement;
  readonly content: HTMLElement;
  readonly #place: Place;
  readonly #show: (isShown: boolean) => void;
  readonly #changed: (isOpen: boolean) => void;
  #releases: (() => void)[] | undefined;

  constructor({ trigger, content, place, show, changed }: LayerParts) {
    this.trigger = trigger;
    this.content = content;
    this.#place = place;
    this.#show = show;
    this.#changed = changed;
  }

  get isOpen(): boolean {
    return this.#releases !== undefined;
  }

  get surface(): HTMLElement {
    return this.content;
  }

  get returnsTo(): readonly HTMLElement[] {
    return [this.trigger];
  }

  readonly requestClose = (): void => this.close();
  readonly closeNow = (): void => this.close();

  /** Whether the event happened in the trigger or the content. */
  isWithin(event: Event): boolean {
    const path = event.composedPath();
    return path.includes(this.trigger) || path.includes(this.content);
  }

  /** Whether the node is in the trigger or the content. */
  holds(node: EventTarget | null): boolean {
    return node instanceof Node && (this.trigger.contains(node) || this.content.contains(node));
  }

  open(): void {
    if (this.isOpen || !this.content.isConnected) return;
    this.#show(true);
    this.#releases = [
      openLayers.add(this),
      this.#place(this.trigger, this.content),
      this.#closeOnPressOutside(),
      this.#closeWithTrigger(),
    ];
    this.#changed(true);
  }

  /** Closes, and moves the focus from the content to the trigger. */
  close(): void {
    if (!this.isOpen) return;
    const hadFocus = this.content.matches(":focus-within");
    this.end();
    if (hadFocus) this.trigger.focus({ preventScroll: true });
    this.#changed(false);
  }

  /** Closes without calling `changed`. */
  end(): void {
    for (const release of this.#releases ?? []) release();
    if (this.#releases) forgetPress();
    this.#releases = undefined;
    this.#show(false);
  }

  /**
   * Closes on a press outside, unless the press began inside, as when selecting text, or became a
   * scroll. Of a press in a frame, the page learns only that the frame has the focus.
   */
  #closeOnPressOutside(): () => void {
    let beganOutside = false;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    document.addEventListener(
      "pointerdown",
      (event) => {
        beganOutside = !this.isWithin(event);
      },
      options,
    );
    document.addEventListener(
      "pointerup",
      (event) => {
        if (beganOutside && !this.isWithin(event)) this.close();
      },
      options,
    );
    const closeIfInFrame = () => {
      const active = activeElement();
      if (active instanceof HTMLIFrameElement && !end.signal.aborted && !this.holds(active))
        this.close();
    };
    // In Firefox the frame gets the focus later.
    addEventListener("blur", () => setTimeout(closeIfInFrame), { signal: end.signal });
    return () => end.abort();
  }

  /**
   * Closes when the trigger is removed, hidden, or scrolled out of view while the focus is not in
   * the content. Also closes when other code has hidden the content, as a move in the document
   * does.
   */
  #closeWithTrigger(): () => void {
    let wasSeen = false;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.findLast(({ target }) => target === this.trigger)?.isIntersecting;
      wasSeen ||= seen === true;
      const isGone = !isDrawn(this.trigger) || !isPopoverOpen(this.content);
      const isAway = wasSeen && seen === false && !this.content.matches(":focus-within");
      if (isGone || isAway) this.close();
    });
    observer.observe(this.trigger);
    observer.observe(this.content);
    return () => observer.disconnect();
  }
}
