import { paths } from "yy:endpoints";
import { type Instrument, instruments } from "@yy/page/instruments";
import { givenRoot } from "@yy/page/metas";
import { most, type Report, type RequestFigures, rounded } from "./report";

/** Method → paths of the catalogue, with what varies in braces, and how to know one. */
const known = Object.entries(paths).map(([method, all]) => ({
  method,
  paths: all.map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/[.+()]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`),
  })),
}));

/** How widgets' requests went, by endpoint and status. */
export class Requests implements Instrument {
  readonly #figures = new Map<
    string,
    { -readonly [K in keyof RequestFigures]: RequestFigures[K] }
  >();

  constructor() {
    instruments.add(this);
  }

  stop(): void {
    instruments.delete(this);
  }

  requested({
    method,
    url,
    status,
    ms,
  }: Parameters<NonNullable<Instrument["requested"]>>[0]): void {
    const endpoint = endpointOf(method, url);
    const key = `${endpoint} ${status}`;
    const figures = this.#figures.get(key);
    if (figures) {
      figures.ms += (ms - figures.ms) / (figures.count + 1);
      figures.count += 1;
    } else if (this.#figures.size < most) {
      this.#figures.set(key, { endpoint, status, ms, count: 1 });
    }
  }

  take(): Pick<Report, "requests"> {
    const requests = [...this.#figures.values()].map((each) => ({ ...each, ms: rounded(each.ms) }));
    this.#figures.clear();
    return requests.length > 0 ? { requests } : {};
  }
}

/** The catalogue's name of a request, since its URL may hold whose it is. */
export function endpointOf(method: string, { origin, pathname }: URL): string {
  if (origin !== location.origin) return "other";
  const root = givenRoot().replace(/\/$/, "");
  const path = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
  const found = known
    .find((each) => each.method === method)
    ?.paths.find(({ pattern }) => pattern.test(path));
  return found ? `${method} ${found.path}` : "other";
}
