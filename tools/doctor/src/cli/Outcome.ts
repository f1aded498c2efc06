/**
 * Output and exit code of a run: 0 without findings, 1 with findings, 2 when a file or the command
 * line could not be read.
 */
export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1 | 2;
}
