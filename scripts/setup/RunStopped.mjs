/** Something outside the project stops a run; its message is one line that says what to do. */
export class RunStopped extends Error {
  /** @override */
  name = /** @type {const} */ ("RunStopped");
}
