/** The browser engines in which every widget is tested. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** CSS px from the viewport's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What tests need of a browser, whichever protocol drives it. */
export interface EngineDriver {
  /** Goes to an absolute URL and waits for its `load`. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, of a promise its result; it must be representable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(to: Point): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  /** A key as `KeyboardEvent.key` names it, with `Shift+` before it if needed: `Enter`, `a`, `Shift+Tab`. */
  pressKey(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses files in an `<input type="file">`, which may be in a shadow root (`>>>`); absolute paths. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Closes the browser and whatever was started for it. */
  close(): Promise<void>;
}
