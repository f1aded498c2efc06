import { Histogram } from "./Histogram";
import type { Report } from "./reportSchema";

const minutesKept = 60;
/**
 * The maximum number of different releases, tags, failures, parts or endpoints in a minute; further
 * ones count as `other`.
 */
const maxNames = 100;

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
interface Quantiles {
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

/** The figures that both a widget and a release have. */
class Figures {
  mounts = 0;
  failures = 0;
  readonly mount = new Histogram();
  readonly interaction = new Histogram();
}

class ReleaseMinute extends Figures {
  reports = 0;
}

class WidgetMinute extends Figures {
  off = 0;
  waited = 0;
  shifts = 0;
  readonly load = new Histogram();
  readonly wake = new Histogram();
}

class InteractionMinute {
  readonly duration = new Histogram();
  readonly phases: [number, number, number] = [0, 0, 0];
}

class Minute {
  reports = 0;
  readonly releases = new Map<string, ReleaseMinute>();
  readonly widgets = new Map<string, WidgetMinute>();
  readonly failures = new Map<string, { count: number }>();
  readonly interactions = new Map<string, InteractionMinute>();
  readonly requests = new Map<string, Histogram>();

  constructor(readonly number: number) {}
}

/**
 * Summarises the reports of the last hour, in an amount of memory that does not grow with their
 * number.
 */
export class ReportSummary {
  #minutes: Minute[] = [];
  readonly #now: () => number;

  /** @param now returns the time in epoch ms */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  add(report: Report): void {
    const minute = this.#thisMinute();
    minute.reports += 1;
    const version = [report.release, report.flavour];
    const release = entry(minute.releases, version, () => new ReleaseMinute());
    release.reports += 1;
    const widget = (tag: string) => entry(minute.widgets, [tag], () => new WidgetMinute());
    for (const [tag, tagReport] of Object.entries(report.tags ?? {})) {
      const { loaded, mounted, failed = [], switchedOff, waited, woken } = tagReport;
      const about = widget(tag);
      if (loaded) about.load.add(loaded.ms);
      if (mounted && mounted.count > 0) {
        for (const figures of [release, about]) {
          figures.mounts += mounted.count;
          figures.mount.add(mounted.ms / mounted.count, mounted.count);
        }
      }
      if (switchedOff) about.off += 1;
      if (waited) about.waited += 1;
      if (woken) about.wake.add(woken.ms);
      for (const { name, code = "", place = "", count } of failed) {
        release.failures += count;
        about.failures += count;
        // For a mistake of the page, the place in the code is of no use.
        const names = [tag, name, code, code === "" ? place : ""];
        entry(minute.failures, names, () => ({ count: 0 })).count += count;
      }
    }
    for (const { tag, part = "", event, ...phases } of report.interactions ?? []) {
      const times = [phases.inputDelay, phases.processing, phases.presentation];
      const about = entry(minute.interactions, [tag, part, event], () => new InteractionMinute());
      const whole = times.reduce((sum, ms) => sum + ms, 0);
      about.duration.add(whole);
      for (const phase of [0, 1, 2] as const) about.phases[phase] += times[phase] ?? 0;
      release.interaction.add(whole);
      widget(tag).interaction.add(whole);
    }
    for (const { tag, score } of report.vitals?.shifts ?? []) {
      if (tag !== undefined) widget(tag).shifts += score;
    }
    for (const { endpoint, status, ms, count } of report.requests ?? [])
      entry(minute.requests, [endpoint, `${status}`], () => new Histogram()).add(ms, count);
  }

  clear(): void {
    this.#minutes = [];
  }

  toJSON(): HourSummary {
    const last = this.#minuteNumber();
    const byNumber = new Map(this.#minutes.map((minute) => [minute.number, minute]));
    const hour = Array.from({ length: minutesKept }, (_, index) =>
      byNumber.get(last - minutesKept + 1 + index),
    );
    const named = <Value>(of: (minute: Minute) => ReadonlyMap<string, Value>) => group(hour, of);
    return {
      until: new Date(last * 60_000).toISOString(),
      reports: hour.map((minute) => minute?.reports ?? 0),
      releases: named(({ releases }) => releases)
        .map(([[release = "", flavour = ""], minutes]) => releaseSummary(release, flavour, minutes))
        .sort(
          (a, b) =>
            b.reports - a.reports || compare(a.release, b.release) || compare(a.flavour, b.flavour),
        ),
      widgets: named(({ widgets }) => widgets)
        .map(([[tag = ""], minutes]) => widgetSummary(tag, minutes))
        .sort((a, b) => compare(a.tag, b.tag)),
      failures: named(({ failures }) => failures)
        .map(([[tag = "", name = "", code = "", place = ""], minutes]) => {
          const count = sum(minutes.map((minute) => minute?.count ?? 0));
          return { tag, name, code, place, count };
        })
        .sort((a, b) => b.count - a.count),
      interactions: named(({ interactions }) => interactions)
        .map(([[tag = "", part = "", event = ""], minutes]) => {
          const of = quantiles(minutes.map((minute) => minute?.duration));
          const phase = (number: 0 | 1 | 2) =>
            tenths(sum(minutes.map((minute) => minute?.phases[number] ?? 0)) / of.count);
          return { tag, part, event, ...of, phases: [phase(0), phase(1), phase(2)] as const };
        })
        .sort((a, b) => (b.p75 ?? 0) - (a.p75 ?? 0)),
      requests: named(({ requests }) => requests)
        .map(([[endpoint = "", status], minutes]) => ({
          endpoint,
          status: Number(status ?? 0),
          ...quantiles(minutes),
        }))
        .sort((a, b) => compare(a.endpoint, b.endpoint) || a.status - b.status),
    };
  }

  #thisMinute(): Minute {
    const number = this.#minuteNumber();
    const newest = this.#minutes.at(-1);
    if (newest && newest.number >= number) return newest;
    const minute = new Minute(number);
    this.#minutes = [...this.#minutes, minute].slice(-minutesKept);
    return minute;
  }

  #minuteNumber(): number {
    return Math.floor(this.#now() / 60_000);
  }
}

/** No name in a report contains this. */
const separator = "\n";

function entry<Value>(
  map: Map<string, Value>,
  names: readonly string[],
  create: () => Value,
): Value {
  const wanted = names.join(separator);
  const key = map.has(wanted) || map.size < maxNames ? wanted : "other";
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const value = create();
  map.set(key, value);
  return value;
}

/** For each name, its value in each minute. */
function group<Value>(
  hour: readonly (Minute | undefined)[],
  of: (minute: Minute) => ReadonlyMap<string, Value>,
): (readonly [string[], (Value | undefined)[]])[] {
  const keys = new Set(hour.flatMap((minute) => (minute ? [...of(minute).keys()] : [])));
  return [...keys].map((key) => [
    key.split(separator),
    hour.map((minute) => minute && of(minute).get(key)),
  ]);
}

function releaseSummary(
  release: string,
  flavour: string,
  minutes: readonly (ReleaseMinute | undefined)[],
): ReleaseSummary {
  const count = (of: (minute: ReleaseMinute) => number) =>
    sum(minutes.map((minute) => (minute ? of(minute) : 0)));
  return {
    release,
    flavour,
    reports: count(({ reports }) => reports),
    mounts: count(({ mounts }) => mounts),
    failures: count(({ failures }) => failures),
    mount: quantiles(minutes.map((minute) => minute?.mount)),
    interaction: quantiles(minutes.map((minute) => minute?.interaction)),
  };
}

function widgetSummary(tag: string, minutes: readonly (WidgetMinute | undefined)[]): WidgetSummary {
  const counts = (of: (minute: WidgetMinute) => number) =>
    minutes.map((minute) => (minute ? of(minute) : 0));
  const durations = (of: (minute: WidgetMinute) => Histogram): Durations => {
    const histograms = minutes.map((minute) => minute && of(minute));
    return {
      ...quantiles(histograms),
      minutes: histograms.map((histogram) => histogram?.quantile(0.75) ?? null),
    };
  };
  return {
    tag,
    mounts: counts(({ mounts }) => mounts),
    failures: counts(({ failures }) => failures),
    off: counts(({ off }) => off),
    waited: counts(({ waited }) => waited),
    shifts: counts(({ shifts }) => Math.round(shifts * 1000) / 1000),
    load: durations(({ load }) => load),
    wake: durations(({ wake }) => wake),
    mount: durations(({ mount }) => mount),
    interaction: durations(({ interaction }) => interaction),
  };
}

function quantiles(histograms: readonly (Histogram | undefined)[]): Quantiles {
  const whole = new Histogram();
  for (const histogram of histograms) if (histogram) whole.merge(histogram);
  return {
    count: whole.total,
    p50: whole.quantile(0.5),
    p75: whole.quantile(0.75),
    p95: whole.quantile(0.95),
  };
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const tenths = (number: number) => Math.round(number * 10) / 10;
