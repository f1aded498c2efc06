/** What the guide says of one mistake, in Portuguese; its text is Markdown of one paragraph. */
export interface Mistake {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** What it means, and what the page's visitor sees of it. */
  readonly means: string;
  /** Markup, or code of `language`, that brings the mistake about. */
  readonly wrong: string;
  /** The same without it. */
  readonly right: string;
  readonly why: string;
  /** The language of `wrong` and `right`; HTML when left out. */
  readonly language?: "html" | "js" | "erb" | "ruby";
  /**
   * Who can judge `wrong` without a browser: the doctor, in the template. False for what only a
   * running page, or a server, knows.
   */
  readonly judged?: false;
}

/** Codes of a kind: the first digit says which. */
export type Mistakes = Readonly<Record<`YY-${number}`, Mistake>>;
