/** Something that the app shows for a widget. */
export interface NativeView {
  /** Tells the app what has changed. */
  update(data: object): void;
  /** Has the app take it away; no callback is called any more. */
  hide(): void;
}

/** Called when something becomes of what the app was asked to show. */
export interface NativeCallbacks {
  /**
   * The app shows it. Called again when it has been shown anew, as after the back/forward cache.
   */
  onShown?(): void;
  /** Called with the app's answers while it shows this, by `status`. */
  readonly answers?: NativeAnswers;
  /**
   * The app does not show it: it does not support it, does not answer in time, or answers something
   * unknown. From now on everything is as on the web; nothing else is called.
   */
  onRefused(): void;
}

export interface NativeAnswers {
  /** The button was pressed; it may be again. */
  readonly pressed?: () => void;
  /**
   * The visitor has chosen one of several options, and it is closed. Returns false when the index
   * is wrong.
   */
  readonly chosen?: (index: number) => boolean;
  /** The visitor has closed it. */
  readonly closed?: () => void;
}
