/**
 * The last hour as JSON, for a dashboard. Lists of 60 have a value for each minute; the last value
 * is for the minute that begins at `until`.
 */
export interface HourSummary {
  readonly until: string;
  readonly reports: readonly number[];
  /** By release and flavour, the most reports first. */
  readonly releases: readonly ReleaseSummary[];
  /** By tag. */
  readonly widgets: readonly WidgetSummary[];
  /** The most frequent first. */
  readonly failures: readonly FailureSummary[];
  /** The slowest first. */
  readonly interactions: readonly InteractionSummary[];
  /** By endpoint and status. */
  readonly requests: readonly RequestSummary[];
}

/** The whole hour of a release, for all widgets together. */
export interface ReleaseSummary {
  readonly release: string;
  /** Empty where `release` is `other`. */
  readonly flavour: string;
  readonly reports: number;
  readonly mounts: number;
  readonly failures: number;
  readonly mount: Quantiles;
  readonly interaction: Quantiles;
}

export interface WidgetSummary {
  readonly tag: string;
  readonly mounts: readonly number[];
  readonly failures: readonly number[];
  /** The number of page views on which the widget was switched off. */
  readonly off: readonly number[];
  /** The number of page views on which the widget's code waited for the visitor's first touch. */
  readonly waited: readonly number[];
  /** The time from that touch until the widget was painted, for each that was touched. */
  readonly wake: Durations;
  /** The sum of the scores of layout shifts. */
  readonly shifts: readonly number[];
  readonly load: Durations;
  readonly mount: Durations;
  readonly interaction: Durations;
}

export interface Durations extends Quantiles {
  /** The third quartile of each minute. */
  readonly minutes: readonly (number | null)[];
}

/** Durations in ms; null without durations. */
export interface Quantiles {
  readonly count: number;
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
}

/** The failures of a tag. Those with the same code are one entry, wherever they came from. */
export interface FailureSummary {
  readonly tag: string;
  readonly name: string;
  /** The code of the page's mistake, `YY-101`; empty for an error without a code. */
  readonly code: string;
  /** Empty for an entry with a code. */
  readonly place: string;
  readonly count: number;
}

export interface InteractionSummary extends Quantiles {
  readonly tag: string;
  readonly part: string;
  readonly event: string;
  /** The average duration of each phase in ms. */
  readonly phases: readonly [inputDelay: number, processing: number, presentation: number];
}

export interface RequestSummary extends Quantiles {
  readonly endpoint: string;
  readonly status: number;
}
