interface Stack {
  /** Whether it needs a later Debian than the machine's, which runs in a chroot. */
  readonly isInChroot: boolean;
  /**
   * Content type of an answer that changes the page: a script that rails-ujs runs, or Turbo's own.
   */
  readonly answerType: string;
  /** The attribute of a form that asks for confirmation before sending. */
  readonly confirmAttribute: string;
}

const turbolinks: Stack = {
  isInChroot: false,
  answerType: "text/javascript",
  confirmAttribute: "data-confirm",
};

const hotwire: Stack = {
  isInChroot: true,
  answerType: "text/vnd.turbo-stream.html",
  confirmAttribute: "data-turbo-confirm",
};

/**
 * The stack of the project that runs the tests: Rails 6.1 in `rails`, Rails 7.2 in `stacks`
 * (vitest.config.ts).
 */
export const stack = process.env.RAILS_STACK === "hotwire" ? hotwire : turbolinks;
