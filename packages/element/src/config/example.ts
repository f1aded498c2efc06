/**
 * A working use of a widget. The conformance suite tests it, and the fixtures for the helpers of
 * Rails, Laravel and Django are made of it.
 */
export interface WidgetExample {
  /** Attributes that make it work, as written: `{ "data-user-id": "3" }`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The server's children, as HTML. */
  readonly children: string;
  /** HTML that its page needs at the end of the head, for example a meta. */
  readonly head?: string;
  /** Id of the user to sign in before the page opens; signed out by default. */
  readonly signedInAs?: number;
  /**
   * The widget shows the server's children beside its own content, which otherwise replaces them.
   */
  readonly keepsChildren?: true;
  /**
   * The widget changes the server's markup while it is mounted, and reverts that at the unmount.
   */
  readonly patchesMarkup?: true;
  /** The widget renders by visitor, so that it is complete only when the session is known. */
  readonly drawsVisitor?: true;
  /** It is hidden until the session is known, so its children need not show without script. */
  readonly shutUntilKnown?: true;
  /**
   * Its children are not printed: they are for the screen alone, or what it draws stands for them.
   */
  readonly staysOnScreen?: true;
  /** Other children that it takes, each of which must fit on a narrow screen too. */
  readonly otherChildren?: readonly string[];
  /** Selector of what a visitor presses to open what the widget shows over the page. */
  readonly opens?: string;
}
