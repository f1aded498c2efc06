/** The guide's page of one mistake, in Portuguese; each text is Markdown of one paragraph. */
export interface Mistake {
  /** The heading of the page, which says in a few words what is wrong. */
  readonly title: string;
  /** The lead, which says what the mistake means and what visitors see of it. */
  readonly means: string;
  /** Markup, or code of `language`, that has the mistake. */
  readonly wrong: string;
  /** The same markup or code without the mistake. */
  readonly right: string;
  readonly why: string;
  /** The language of `wrong` and `right`; HTML when left out. */
  readonly language?: "html" | "js" | "erb" | "ruby";
  /**
   * False when the doctor cannot find the mistake in `wrong`, because only a running page or a
   * server can detect it.
   */
  readonly judged?: false;
}

/** The mistakes of one kind, which all have the same first digit. */
export type Mistakes = Readonly<Record<`YY-${number}`, Mistake>>;
