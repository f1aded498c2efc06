/** A view that the app shows for a widget. */
export interface NativeView {
  /** Sends the app the changed data. */
  update(data: object): void;
  /** Asks the app to remove the view. No callback is called after that. */
  hide(): void;
}

/** Callbacks for a view that the app was asked to show. */
export interface NativeCallbacks {
  /**
   * Called when the app shows the view, and each time it shows it again, for example after the page
   * was restored from the back/forward cache.
   */
  onShown?(): void;
  /** Handlers for the app's answers while it shows the view, by the answer's `status`. */
  readonly answers?: NativeAnswers;
  /**
   * Called when the app does not show the view: because it does not support the component, does not
   * answer in time, or gives an invalid answer. From then on the widget works as in a browser, and
   * no other callback is called.
   */
  onRefused(): void;
}

export interface NativeAnswers {
  /** Called each time the button is pressed. */
  readonly pressed?: () => void;
  /**
   * Called when the visitor has chosen one of several options; the app closes the view. Returns
   * false when there is no such option.
   */
  readonly chosen?: (index: number) => boolean;
  /** Called when the visitor has closed the view. */
  readonly closed?: () => void;
}
