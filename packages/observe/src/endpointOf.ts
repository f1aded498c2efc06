import { paths } from "yy:endpoints";
import { root } from "@yy/page/root";

/** `GET /states/{state}/cities.json` → what matches its path. */
const matchers = Object.entries(paths).flatMap(([method, all]) =>
  all.map((path) => {
    const escaped = path.replace(/[.+()]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
    return { endpoint: `${method} ${path}`, method, path: new RegExp(`^${escaped}$`) };
  }),
);

/**
 * The endpoint of the catalogue that a request is for, `GET /states/{state}/cities.json`: never the
 * URL itself, which may name a person. `other` for those of pages, whose paths only they know.
 */
export function endpointOf(method: string, { origin, pathname }: URL): string {
  if (origin !== location.origin) return "other";
  const under = root() ?? "";
  const path = pathname.startsWith(`${under}/`) ? pathname.slice(under.length) : pathname;
  const match = matchers.find((each) => each.method === method && each.path.test(path));
  return match?.endpoint ?? "other";
}
