/**
 * Output and exit code of a run: 0 nothing found, 1 findings, 2 a file or the command could not be
 * read.
 */
export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1 | 2;
}
