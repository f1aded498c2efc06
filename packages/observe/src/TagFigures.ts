import { type ErrorReport, errorHandlers } from "@yy/element/reporting/reportError";
import { firstErrors, type Mounts, mountsByTag } from "@yy/page/instruments";
import { onePerPage } from "@yy/page/onePerPage";
import { most, type Report, rounded, type TagReport } from "./report";

/** A widget's own file: `select-38e18834.digested.js`. */
const ownFile = /\/chunks\/([a-z-]+)-[0-9a-f]{8}(?:\.digested)?\.js/;

/** Where an error's stack begins, without the host. */
const place = /([\w.@-]+\.[cm]?js)[^\s:]*:(\d+):(\d+)/;

/** What became of each tag: found, loaded, mounted, failed, and which deprecated names it uses. */
export class TagFigures {
  readonly #failures = new Map<
    string,
    Map<string, { name: string; place: string; count: number }>
  >();
  readonly #found = new Map<string, number>();
  readonly #mounts = new Map<string, Mounts>();
  readonly #told = new Set<string>();

  constructor() {
    for (const [tag, error] of firstErrors.list ?? []) this.#count(tag, error);
    firstErrors.list = undefined;
    errorHandlers.add(this.#reported);
  }

  stop(): void {
    errorHandlers.delete(this.#reported);
  }

  readonly #reported = ({ error, widget }: ErrorReport): void => this.#count(widget, error);

  #count(tag: string, error: unknown): void {
    const [name, at] = essence(error);
    const failures = this.#failures.get(tag) ?? new Map();
    this.#failures.set(tag, failures);
    const key = `${name} ${at}`;
    const known = failures.get(key);
    if (known) known.count += 1;
    else if (failures.size < most) failures.set(key, { name, place: at, count: 1 });
  }

  take(): Pick<Report, "tags"> {
    const entries = new Map<string, { -readonly [K in keyof TagReport]: TagReport[K] }>();
    const of = (tag: string) => {
      const entry = entries.get(tag) ?? {};
      entries.set(tag, entry);
      return entry;
    };
    for (const [tag, found] of foundTags()) {
      const more = found - (this.#found.get(tag) ?? 0);
      if (more > 0) of(tag).found = more;
      this.#found.set(tag, found);
    }
    for (const [tag, loaded] of loadedTags())
      if (this.#isNew(`loaded ${tag}`)) of(tag).loaded = loaded;
    for (const [tag, { count, ms }] of mountsByTag) {
      const before = this.#mounts.get(tag) ?? { count: 0, ms: 0 };
      if (count > before.count)
        of(tag).mounted = { count: count - before.count, ms: rounded(ms - before.ms) };
      this.#mounts.set(tag, { count, ms });
    }
    for (const [tag, failures] of this.#failures) of(tag).failed = [...failures.values()];
    for (const name of onePerPage("deprecations", () => new Set<string>())) {
      if (!this.#isNew(`deprecated ${name}`)) continue;
      const [tag = "", attribute = tag] = name.split(": ");
      const entry = of(tag);
      entry.deprecated = [...(entry.deprecated ?? []), attribute].slice(0, most);
    }
    for (const tag of onePerPage("switchedOff", () => new Set<string>()))
      if (this.#isNew(`off ${tag}`)) of(tag).switchedOff = true;
    this.#failures.clear();
    return entries.size > 0 ? { tags: Object.fromEntries([...entries].slice(0, most)) } : {};
  }

  #isNew(fact: string): boolean {
    const isNew = !this.#told.has(fact);
    this.#told.add(fact);
    return isNew;
  }
}

/** How many of each tag are in the document. Those that were on a page before have been told. */
function foundTags(): Map<string, number> {
  const found = new Map<string, number>();
  for (const { tags } of onePerPage<{ tags: ReadonlySet<string> }[]>("bundles", () => []))
    for (const tag of tags) {
      const count = document.getElementsByTagName(tag).length;
      if (count > 0) found.set(tag, count);
    }
  return found;
}

function* loadedTags(): Generator<[string, NonNullable<TagReport["loaded"]>]> {
  for (const entry of performance.getEntriesByType("resource") as PerformanceResourceTiming[]) {
    const [, name] = ownFile.exec(entry.name) ?? [];
    if (name === undefined || !customElements.get(`yy-${name}`)) continue;
    const { duration, encodedBodySize: bytes, transferSize } = entry;
    // Of another origin that does not tell its sizes all are 0.
    const cached = bytes > 0 && transferSize === 0;
    yield [`yy-${name}`, { ms: rounded(duration), bytes, cached }];
  }
}

/** What may be told of an error: not its message, which may hold what somebody typed. */
function essence(error: unknown): readonly [name: string, place: string] {
  if (!(error instanceof Error)) return ["Error", ""];
  const [, file = "", line, column] = place.exec(error.stack ?? "") ?? [];
  const name = /^[A-Za-z$_][\w$]{0,59}$/.test(error.name) ? error.name : "Error";
  return [name, file && `${file}:${line}:${column}`];
}
