import type { Report } from "@yy/domain/reports/reportSchema";
import { Histogram } from "./Histogram";

/**
 * The maximum number of different releases, tags, failures, parts or endpoints in a minute; further
 * ones count as `other`.
 */
const maxNames = 100;

/** No name in a report contains this. */
export const separator = "\n";

/** The figures that both a widget and a release have. */
class Figures {
  mounts = 0;
  failures = 0;
  readonly mount = new Histogram();
  readonly interaction = new Histogram();
}

export class ReleaseMinute extends Figures {
  reports = 0;
}

export class WidgetMinute extends Figures {
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

/** The sums of the reports of one minute. */
export class Minute {
  reports = 0;
  readonly releases = new Map<string, ReleaseMinute>();
  readonly widgets = new Map<string, WidgetMinute>();
  readonly failures = new Map<string, { count: number }>();
  readonly interactions = new Map<string, InteractionMinute>();
  readonly requests = new Map<string, Histogram>();

  /** @param number minutes since the epoch */
  constructor(readonly number: number) {}

  add(report: Report): void {
    this.reports += 1;
    const version = [report.release, report.flavour];
    const release = entry(this.releases, version, () => new ReleaseMinute());
    release.reports += 1;
    const widget = (tag: string) => entry(this.widgets, [tag], () => new WidgetMinute());
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
        entry(this.failures, names, () => ({ count: 0 })).count += count;
      }
    }
    for (const { tag, part = "", event, ...phases } of report.interactions ?? []) {
      const times = [phases.inputDelay, phases.processing, phases.presentation];
      const about = entry(this.interactions, [tag, part, event], () => new InteractionMinute());
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
      entry(this.requests, [endpoint, `${status}`], () => new Histogram()).add(ms, count);
  }
}

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
