import { ConfigError } from "@yy/domain/errors";
import { stringify } from "@yy/domain/json";
import type { Report } from "@yy/domain/reports/reportSchema";
import { isSameOrigin, isTrusted, webUrl } from "@yy/http/origins";
import { isolated } from "@yy/page/isolated";

/** The options of `YY.observe`. */
export interface ObserveOptions {
  /** The share of page views that are measured, 0 to 1; all when left out. */
  readonly sample?: number;
  /**
   * The destination of reports: a URL of the page's origin or of one in
   * `meta[name=yy-allowed-origins]`, or a function that is called with each report while the page
   * is being hidden or left.
   */
  readonly send: string | ((report: Report) => unknown);
}

/** Options after validation, with defaults. */
export interface Observing {
  readonly sample: number;
  readonly send: (report: Report) => void;
}

const optionNames = ["sample", "send"];

/** @throws ConfigError that names the option and what is expected */
export function checkedOptions(options: ObserveOptions): Observing {
  if (typeof options !== "object" || options === null)
    throw wrong("", "called with { sample, send }", options);
  const unknown = Object.keys(options).find((name) => !optionNames.includes(name));
  if (unknown !== undefined) throw wrong(`: ${unknown}`, "no option but sample and send", unknown);
  const { sample = 1, send }: { readonly sample?: unknown; readonly send?: unknown } = options;
  if (typeof sample !== "number" || !(sample >= 0 && sample <= 1))
    throw wrong(": sample", "a number from 0 to 1", sample);
  return { sample, send: sender(send) };
}

function sender(send: unknown): Observing["send"] {
  if (typeof send === "function")
    return isolated((report) => {
      // A report that cannot be sent is dropped.
      Promise.resolve(send(report)).catch(() => undefined);
    });
  const url = typeof send === "string" ? webUrl(send) : null;
  if (url === null || !isTrusted(url))
    throw wrong(
      ": send",
      "a function, or a URL of this page's origin or of one in meta[name=yy-allowed-origins]",
      send,
    );
  return (report) => {
    const body = new Blob([stringify(report)], { type: "application/json" });
    try {
      if (isSameOrigin(url)) navigator.sendBeacon(url, body);
      else sendWithoutCookies(url, body);
    } catch {
      // The request is blocked. The visitor must not notice, and the report is not sent again.
    }
  };
}

/**
 * Sends without cookies. A beacon always has the cookies of its target, by which another origin
 * would recognise the visitor.
 */
function sendWithoutCookies(url: URL, body: Blob): void {
  fetch(url.href, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}

function wrong(option: string, expected: string, got: unknown): ConfigError {
  const shown = typeof got === "string" ? JSON.stringify(got) : String(got);
  return new ConfigError(`YY.observe${option} must be ${expected}, got ${shown}`, {
    code: "YY-701",
  });
}
