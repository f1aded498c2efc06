/**
 * Runs functions that change the layout: at once, or, while a pointer is down, after its release.
 * An element that moves away between the press and the release gets no click.
 */
export class AfterPress {
  #isPressed = false;
  #waiting: (() => void)[] = [];

  /** @param signal removes the listeners; functions that still wait are dropped */
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
    // A release outside the window fires no event; a key press shows that it has happened.
    listen(["keydown"], () => this.end());
    // This is the window's own `blur`: the one of a field does not bubble.
    addEventListener("blur", () => this.end(), { signal });
    signal.addEventListener("abort", () => {
      this.#waiting = [];
    });
  }

  run(move: () => void): void {
    if (this.#isPressed) this.#waiting.push(move);
    else move();
  }

  /** Runs the functions that wait, first come first served. */
  end(): void {
    this.#isPressed = false;
    for (const move of this.#waiting.splice(0)) move();
  }
}
