/**
 * Returns the date when a line was last changed, as `2026-11-29`; undefined when git does not know
 * it.
 */
export type LineDates = (file: string, line: number) => string | undefined;

/** The first character of a commit's line in the log that {@link LineHistory} reads. */
export const commitMark = "\u0001";

/**
 * Options of `git log` for {@link LineHistory}: each commit of the main line with its patch, merges
 * too, the oldest first, so that lines can be followed from the first commit to the last.
 */
export const logOptions = [
  "--first-parent",
  "--diff-merges=first-parent",
  "--reverse",
  "--patch",
  "--unified=0",
  "--find-renames",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  `--format=${commitMark}%cs`,
];

/**
 * Follows the lines of files through the patches of a history, as `git blame` does for one file at
 * a time. It stores one number per line.
 */
export class LineHistory {
  readonly #dates: string[] = [];
  /** Path → for each line, the index of its date. */
  readonly #files = new Map<string, number[]>();
  #before: string | undefined;
  #after: string | undefined;
  #lines: number[] = [];
  /** Number of remaining lines in the current hunk; until it is 0, no line is a header. */
  #inHunk = 0;
  /** Number of lines that the hunks so far have added to the file. */
  #shift = 0;

  /** Reads the next line of the log, in Latin-1, because a file may have any encoding. */
  read(line: string): void {
    if (this.#inHunk > 0 && /^[-+]/.test(line)) {
      this.#inHunk -= 1;
      return;
    }
    if (line.startsWith(commitMark)) this.#dates.push(line.slice(commitMark.length));
    else if (line.startsWith("diff --git ")) this.#begin();
    else if (line.startsWith("rename from ")) this.#before = pathOf(line, "rename from ");
    else if (line.startsWith("rename to ")) this.#move(pathOf(line, "rename to "));
    else if (line.startsWith("--- ")) this.#before = pathOf(line, "--- a/");
    else if (line.startsWith("+++ ")) this.#open(pathOf(line, "+++ b/"));
    else if (line.startsWith("@@ ")) this.#change(line);
  }

  /** @param path relative to the root of the repository */
  dateOf(path: string, line: number): string | undefined {
    return this.#dates[this.#files.get(path)?.[line - 1] ?? -1] || undefined;
  }

  #begin(): void {
    this.#inHunk = 0;
    this.#shift = 0;
    this.#before = undefined;
    this.#after = undefined;
  }

  #move(path: string | undefined): void {
    const lines = this.#before === undefined ? undefined : this.#files.get(this.#before);
    if (this.#before !== undefined) this.#files.delete(this.#before);
    if (path !== undefined && lines) this.#files.set(path, lines);
  }

  #open(path: string | undefined): void {
    this.#after = path;
    // The path is undefined for `/dev/null`, which stands for a deleted file.
    if (path === undefined && this.#before !== undefined) this.#files.delete(this.#before);
    this.#lines = (path === undefined ? undefined : this.#files.get(path)) ?? [];
    if (path !== undefined) this.#files.set(path, this.#lines);
  }

  #change(header: string): void {
    const [, from = "", removed = "1", , added = "1"] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(header) ?? [];
    const [start, gone, come] = [Number(from), Number(removed), Number(added)];
    this.#inHunk = gone + come;
    if (this.#after === undefined) return;
    // When the hunk removes no lines, `from` is the line above it.
    const at = (gone === 0 ? start : start - 1) + this.#shift;
    const now = this.#dates.length - 1;
    const below = this.#lines.splice(at);
    for (let line = 0; line < come; line += 1) this.#lines.push(now);
    for (let line = gone; line < below.length; line += 1) this.#lines.push(below[line] ?? now);
    this.#shift += come - gone;
  }
}

/** The path in a header, perhaps in quotation marks; undefined for `/dev/null`. */
function pathOf(line: string, before: string): string | undefined {
  const [, word = "", root = ""] = /^(.* )([ab]\/)?$/.exec(before) ?? [];
  if (line.startsWith(`${word}"${root}`))
    return utf8(unescaped(line.slice(word.length + root.length + 1).replace(/"\t?$/, "")));
  return line.startsWith(before) ? utf8(line.slice(before.length).replace(/\t$/, "")) : undefined;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );

const utf8 = (latin1: string) => Buffer.from(latin1, "latin1").toString();
