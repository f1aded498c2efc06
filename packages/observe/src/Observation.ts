import { RequestError } from "@yy/domain/errors";
import type { Report } from "@yy/domain/reports/reportSchema";
import type {} from "@yy/element/lifecycle/pageSwitch";
import type {} from "@yy/element/reporting/deprecations";
import { type ErrorReport, errorHandlers } from "@yy/element/reporting/errorHandlers";
import { firstErrors, type Instrument, instruments, mountsByTag } from "@yy/page/instruments";
import { onBeforeRender, onLeft } from "@yy/page/moments";
import { pageValue } from "@yy/page/onePerPage";
import { wakes } from "@yy/page/wakes";
import { endpointOf } from "./endpointOf";
import type { Watch } from "./entries";
import { Figures } from "./Figures";
import { watchLoading } from "./loading";
import { watchInteractions, watchPaints } from "./vitals";
import { tagOf } from "./widgetOf";

/**
 * Measures this page from construction until `stop`, and sends new figures when the page is hidden
 * or left.
 */
export class Observation {
  readonly #figures = new Figures();
  readonly #send: (report: Report) => void;
  readonly #loading: ReturnType<typeof watchLoading>;
  readonly #watches: readonly Watch[];
  readonly #end = new AbortController();
  /** Elements that were counted. */
  readonly #found = new WeakSet<Element>();
  /** Keys of the deprecated names, switched-off tags and the like that were reported already. */
  readonly #reported = new Set<string>();
  /** Tag → the mounts that were reported already. */
  readonly #mounts = new Map<string, readonly [count: number, ms: number]>();

  /**
   * @param since events before this time are not reported; in ms, on the clock of
   * `performance.now()`
   */
  constructor(since: number, send: (report: Report) => void) {
    this.#send = send;
    const figures = this.#figures;
    this.#loading = watchLoading(figures, since);
    this.#watches = [this.#loading, watchInteractions(figures, since), watchPaints(figures, since)];
    for (const [tag, error] of firstErrors.list ?? []) if (since === 0) figures.failed(tag, error);
    firstErrors.list = undefined;
    instruments.add(this.#instrument);
    errorHandlers.add(this.#failed);
    const options = this.#end;
    // Elements are counted before a router renders another page, because they are gone when the
    // document is hidden.
    onBeforeRender(() => this.#countFound(), options);
    onLeft(() => this.#flush(), options);
    const hidden = () => document.visibilityState === "hidden" && this.#flush();
    document.addEventListener("visibilitychange", hidden, options);
    this.#gather();
    if (since > 0) figures.take();
  }

  /** Stops measuring, and drops the figures that were not sent. */
  stop(): void {
    this.#end.abort();
    errorHandlers.delete(this.#failed);
    instruments.delete(this.#instrument);
    for (const watch of this.#watches) watch.stop();
  }

  readonly #instrument: Instrument = {
    requesting: (method, url) => {
      const began = performance.now();
      return {
        ended: (status) => {
          if (status !== undefined)
            this.#figures.request(endpointOf(method, url), status, performance.now() - began);
        },
      };
    },
  };

  readonly #failed = ({ element, error, widget }: ErrorReport): void => {
    this.#count(element);
    this.#figures.failed(widget, error);
    if (!customElements.get(widget)) this.#isNews(`missing ${widget}`);
  };

  #flush(): void {
    for (const watch of this.#watches) watch.flush();
    this.#gather();
    const report = this.#figures.take();
    if (report) this.#send(report);
  }

  /** Collects figures that the page stores, and for which there is no event. */
  #gather(): void {
    this.#countFound();
    for (const [tag, mounts] of mountsByTag) {
      const [reportedCount, reportedMs] = this.#mounts.get(tag) ?? [0, 0];
      const [count, ms] = mounts;
      this.#mounts.set(tag, mounts);
      if (count > reportedCount)
        this.#figures.mounted(tag, { count: count - reportedCount, ms: ms - reportedMs });
    }
    for (const tag of this.#loading.retried)
      if (!customElements.get(tag) && this.#isNews(`missing ${tag}`)) this.#missing(tag);
    for (const name of pageValue("deprecations") ?? []) {
      const [tag = "", attribute = tag] = name.split(": ");
      if (this.#isNews(name)) this.#figures.deprecated(tag, attribute);
    }
    for (const tag of pageValue("switchedOff") ?? [])
      if (this.#isNews(`off ${tag}`)) this.#figures.switchedOff(tag);
    for (const [tag, { ms }] of wakes()) {
      if (this.#isNews(`waited ${tag}`)) this.#figures.waited(tag);
      if (ms !== undefined && this.#isNews(`woken ${tag}`)) this.#figures.woken(tag, ms);
    }
  }

  /** Counts a failure for a tag whose code could not be loaded before this observation began. */
  #missing(tag: string): void {
    const error = new RequestError("", { status: 0, url: "", body: null });
    // This place in the code is not the cause.
    error.stack = "";
    for (const _ of document.getElementsByTagName(tag)) this.#figures.failed(tag, error);
  }

  #countFound(): void {
    for (const element of document.getElementsByTagName("*"))
      if (tagOf(element) === element.localName) this.#count(element);
  }

  #count(element: Element): void {
    if (this.#found.has(element)) return;
    this.#found.add(element);
    this.#figures.found(element.localName);
  }

  #isNews(name: string): boolean {
    const isNews = !this.#reported.has(name);
    this.#reported.add(name);
    return isNews;
  }
}
