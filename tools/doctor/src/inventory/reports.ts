import { reportProblem } from "@yy/domain/reports/reportProblem";
import type { Report } from "@yy/domain/reports/reportSchema";

/** The sum of all reports of `YY.observe` about one tag. */
export interface SeenTag {
  readonly tag: string;
  /** Tags on pages; 0 in a summary of an hour, which does not count them. */
  readonly found: number;
  readonly mounted: number;
  readonly failed: number;
}

/** Compares the names in the files with those in the reports. */
export interface FieldJoin {
  /** Number of reports. */
  readonly reports: number;
  readonly tags: readonly SeenTag[];
  /** Tags that are in a template, and in no report. */
  readonly neverSeen: readonly string[];
  /** Tags that are in a report, and in no template. */
  readonly unwritten: readonly string[];
  /** Names that reports call deprecated: `yy-mask data-old`. */
  readonly deprecated: readonly string[];
}

/** Sums reports, or summaries of an hour, without storing them. */
export class FieldReports {
  #reports = 0;
  readonly #tags = new Map<string, { found: number; mounted: number; failed: number }>();
  readonly #deprecated = new Set<string>();

  /**
   * Adds a report, or the summary that a receiver makes of an hour (`ReportSummary`).
   * @throws Error that says in one sentence why the value is no report
   */
  add(value: unknown): void {
    if (isSummary(value)) this.#addSummary(value);
    else {
      const problem = reportProblem(value);
      if (problem !== undefined) throw new Error(problem);
      this.#addReport(value as Report);
    }
  }

  join(written: readonly string[]): FieldJoin {
    const tags = [...this.#tags]
      .map(([tag, counts]) => ({ tag, ...counts }))
      .sort((a, b) => (a.tag < b.tag ? -1 : 1));
    const isWritten = new Set(written);
    return {
      reports: this.#reports,
      tags,
      neverSeen: written.filter((tag) => !this.#tags.has(tag)),
      unwritten: tags.map(({ tag }) => tag).filter((tag) => !isWritten.has(tag)),
      deprecated: [...this.#deprecated].sort(),
    };
  }

  #addReport({ tags = {} }: Report): void {
    this.#reports += 1;
    for (const [tag, { found = 0, mounted, failed = [], deprecated = [] }] of Object.entries(
      tags,
    )) {
      this.#count(tag, {
        found,
        mounted: mounted?.count ?? 0,
        failed: failed.reduce((sum, { count }) => sum + count, 0),
      });
      for (const name of deprecated) this.#deprecated.add(name === tag ? tag : `${tag} ${name}`);
    }
  }

  #addSummary({ reports, widgets }: Summary): void {
    this.#reports += sum(reports);
    // Reports name the first tags, and count the hundredth and all after it as `other`.
    for (const { tag, mounts, failures } of widgets)
      if (tag.startsWith("yy-"))
        this.#count(tag, { found: 0, mounted: sum(mounts), failed: sum(failures) });
  }

  #count(tag: string, { found, mounted, failed }: Omit<SeenTag, "tag">): void {
    const counts = this.#tags.get(tag) ?? { found: 0, mounted: 0, failed: 0 };
    this.#tags.set(tag, {
      found: counts.found + found,
      mounted: counts.mounted + mounted,
      failed: counts.failed + failed,
    });
  }
}

/** The properties of an hour's summary that are read. */
interface Summary {
  readonly reports: readonly number[];
  readonly widgets: readonly {
    readonly tag: string;
    readonly mounts: readonly number[];
    readonly failures: readonly number[];
  }[];
}

function isSummary(value: unknown): value is Summary {
  const { reports, widgets } = (value ?? {}) as { reports?: unknown; widgets?: unknown };
  return (
    isNumbers(reports) &&
    Array.isArray(widgets) &&
    widgets.every(
      (widget) =>
        typeof widget?.tag === "string" && isNumbers(widget.mounts) && isNumbers(widget.failures),
    )
  );
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === "number");

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
