import type { Report } from "@yy/domain/reports/reportSchema";
import { type Failure, failureOf } from "./failureOf";
import { type EventTiming, Interactions } from "./Interactions";
import { runningBuild } from "./runningBuild";
import type { WidgetPlace } from "./widgetOf";

/** The maximum length of each list of a report, and of its map of tags. */
const maxEntries = 50;

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type TagReport = NonNullable<Report["tags"]>[string];
type Mounted = Writable<NonNullable<TagReport["mounted"]>>;
type Loaded = NonNullable<TagReport["loaded"]>;

interface TagFigures {
  found: number;
  loaded?: Loaded;
  readonly mounted: Mounted;
  /** Code, or name and place → failure and its count. */
  readonly failed: Map<string, Failure & { count: number }>;
  readonly deprecated: string[];
  switchedOff: boolean;
  waited: boolean;
  woken?: number;
}

/**
 * The figures that were measured and not sent yet. Their number is limited, and they contain no
 * personal data.
 */
export class Figures {
  readonly #tags = new Map<string, TagFigures>();
  readonly #interactions = new Interactions(maxEntries);
  readonly #shifts = new Map<string, number>();
  readonly #requests = new Map<
    string,
    { endpoint: string; status: number; ms: number; count: number }
  >();
  #lcp: { readonly ms: number; readonly tag: string } | undefined;
  #failures = 0;

  found(tag: string): void {
    const figures = this.#of(tag);
    if (figures) figures.found += 1;
  }

  loaded(tag: string, loaded: Loaded): void {
    const figures = this.#of(tag);
    if (figures) figures.loaded = loaded;
  }

  mounted(tag: string, mounted: Readonly<Mounted>): void {
    const figures = this.#of(tag);
    if (!figures) return;
    figures.mounted.count += mounted.count;
    figures.mounted.ms += mounted.ms;
  }

  failed(tag: string, error: unknown): void {
    const figures = this.#of(tag);
    const failure = failureOf(error);
    const key = failure.code ?? `${failure.name} ${failure.place}`;
    const existing = figures?.failed.get(key);
    if (existing) existing.count += 1;
    else if (this.#failures < maxEntries) {
      this.#failures += 1;
      figures?.failed.set(key, { ...failure, count: 1 });
    }
  }

  deprecated(tag: string, name: string): void {
    const names = this.#of(tag)?.deprecated;
    if (names && names.length < maxEntries) names.push(name);
  }

  switchedOff(tag: string): void {
    const figures = this.#of(tag);
    if (figures) figures.switchedOff = true;
  }

  waited(tag: string): void {
    const figures = this.#of(tag);
    if (figures) figures.waited = true;
  }

  /** @param ms the time from the touch until a widget was painted */
  woken(tag: string, ms: number): void {
    const figures = this.#of(tag);
    if (figures) figures.woken = ms;
  }

  event(timing: EventTiming, place: WidgetPlace | undefined): void {
    this.#interactions.add(timing, place);
  }

  largestPaint(ms: number, tag: string | undefined): void {
    this.#lcp = tag === undefined ? undefined : { ms, tag };
  }

  shift(tag: string, score: number): void {
    if (this.#shifts.has(tag) || this.#shifts.size < maxEntries)
      this.#shifts.set(tag, (this.#shifts.get(tag) ?? 0) + score);
  }

  request(endpoint: string, status: number, ms: number): void {
    const key = `${endpoint} ${status}`;
    const existing = this.#requests.get(key);
    if (existing) Object.assign(existing, { ms: existing.ms + ms, count: existing.count + 1 });
    else if (this.#requests.size < maxEntries)
      this.#requests.set(key, { endpoint, status, ms, count: 1 });
  }

  #of(tag: string): TagFigures | undefined {
    const existing = this.#tags.get(tag);
    if (existing || this.#tags.size >= maxEntries) return existing;
    const figures: TagFigures = {
      found: 0,
      mounted: { count: 0, ms: 0 },
      failed: new Map(),
      deprecated: [],
      switchedOff: false,
      waited: false,
    };
    this.#tags.set(tag, figures);
    return figures;
  }

  /** The report of the figures since the last call; undefined without any. */
  take(): Report | undefined {
    const tags = [...this.#tags].map(([tag, figures]) => [tag, reportOf(figures)] as const);
    const interactions = this.#interactions.take().map((each) => ({
      ...each,
      inputDelay: tenth(each.inputDelay),
      processing: tenth(each.processing),
      presentation: tenth(each.presentation),
    }));
    const shifts = [...this.#shifts].map(([tag, score]) => ({ tag, score: round(score, 10_000) }));
    const requests = [...this.#requests.values()].map((each) => ({
      ...each,
      ms: tenth(each.ms / each.count),
    }));
    const vitals = {
      ...(this.#lcp && { lcp: { ...this.#lcp, ms: tenth(this.#lcp.ms) } }),
      ...(shifts.length > 0 && { shifts }),
    };
    this.#clear();
    const report: Writable<Report> = { v: 1, ...runningBuild() };
    if (tags.length > 0) report.tags = Object.fromEntries(tags);
    if (interactions.length > 0) report.interactions = interactions;
    if (Object.keys(vitals).length > 0) report.vitals = vitals;
    if (requests.length > 0) report.requests = requests;
    return Object.keys(report).length > 3 ? report : undefined;
  }

  #clear(): void {
    this.#tags.clear();
    this.#shifts.clear();
    this.#requests.clear();
    this.#lcp = undefined;
    this.#failures = 0;
  }
}

function reportOf(figures: TagFigures) {
  const { found, loaded, mounted, failed, deprecated, switchedOff, waited, woken } = figures;
  const report: Writable<TagReport> = {};
  if (found > 0) report.found = found;
  if (loaded) report.loaded = loaded;
  if (mounted.count > 0) report.mounted = { ...mounted, ms: tenth(mounted.ms) };
  if (failed.size > 0) report.failed = [...failed.values()];
  if (deprecated.length > 0) report.deprecated = deprecated;
  if (switchedOff) report.switchedOff = true;
  if (waited) report.waited = true;
  if (woken !== undefined) report.woken = { ms: tenth(woken) };
  return report;
}

const round = (number: number, steps: number) => Math.round(number * steps) / steps;
const tenth = (ms: number) => round(ms, 10);
