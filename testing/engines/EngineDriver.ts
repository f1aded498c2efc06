/** The browser engines in which every widget is tried. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** CSS px from the viewport's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What tests ask of a browser, in whichever protocol it is driven. */
export interface EngineDriver {
  /** Goes to an absolute URL and waits for its `load`. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or of its promise; JSON must be able to hold it. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(to: Point): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  /** A key as `KeyboardEvent.key` names it, perhaps with `Shift+` before it: `Enter`, `a`, `Shift+Tab`. */
  pressKey(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses files in an `<input type="file">`, perhaps in a shadow root (`>>>`); absolute paths. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Ends the browser and whatever was started for it. */
  close(): Promise<void>;
}
