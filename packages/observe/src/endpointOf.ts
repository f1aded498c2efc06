import { paths } from "yy:endpoints";
import { root } from "@yy/page/root";

/** Endpoints, such as `GET /states/{state}/cities.json`, with a pattern for their paths. */
const matchers = Object.entries(paths).flatMap(([method, all]) =>
  all.map((path) => {
    const escaped = path.replace(/[.+()]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
    return { endpoint: `${method} ${path}`, method, path: new RegExp(`^${escaped}$`) };
  }),
);

/**
 * The endpoint of a request as in the catalogue, `GET /states/{state}/cities.json`. It is never the
 * URL itself, which may contain personal data. `other` for requests whose path is not in the
 * catalogue.
 */
export function endpointOf(method: string, { origin, pathname }: URL): string {
  if (origin !== location.origin) return "other";
  const under = root() ?? "";
  const path = pathname.startsWith(`${under}/`) ? pathname.slice(under.length) : pathname;
  const match = matchers.find((each) => each.method === method && each.path.test(path));
  return match?.endpoint ?? "other";
}
