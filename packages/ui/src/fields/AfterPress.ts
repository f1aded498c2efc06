/**
 * Runs what moves the page: at once, or when the visitor has released what is being pressed. A
 * target that moves away between the press and the release gets no click.
 */
export class AfterPress {
  #isPressed = false;
  #waiting: (() => void)[] = [];

  /** @param signal aborts when nothing is to be waited for any more; what waits then is dropped */
  constructor(signal: AbortSignal) {
    const listen = (types: readonly string[], listener: () => void) => {
      for (const type of types) addEventListener(type, listener, { signal, capture: true });
    };
    // After a touch come `mousedown`, which moves the focus, and `mouseup`.
    listen(["pointerdown", "mousedown"], () => {
      this.#isPressed = true;
    });
    // The click comes right after the release.
    listen(["pointerup", "pointercancel", "mouseup"], () => setTimeout(() => this.end()));
    // A release outside of the window is not told.
    listen(["keydown"], () => this.end());
    // That of the window: a field's does not bubble.
    addEventListener("blur", () => this.end(), { signal });
    signal.addEventListener("abort", () => {
      this.#waiting = [];
    });
  }

  run(move: () => void): void {
    if (this.#isPressed) this.#waiting.push(move);
    else move();
  }

  /** Runs what waits, in its order. */
  end(): void {
    this.#isPressed = false;
    for (const move of this.#waiting.splice(0)) move();
  }
}
