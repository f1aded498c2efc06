import { Histogram } from "./Histogram";
import type {
  Durations,
  HourSummary,
  Quantiles,
  ReleaseSummary,
  WidgetSummary,
} from "./HourSummary";
import { type Minute, type ReleaseMinute, separator, type WidgetMinute } from "./Minute";

type Hour = readonly (Minute | undefined)[];

/** @param hour the minutes from the oldest to the newest; undefined for one without reports
 * @param until the beginning of the newest minute */
export function summarise(hour: Hour, until: Date): HourSummary {
  const named = <Value>(of: (minute: Minute) => ReadonlyMap<string, Value>) => group(hour, of);
  return {
    until: until.toISOString(),
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

/** For each name, its value in each minute. */
function group<Value>(
  hour: Hour,
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
