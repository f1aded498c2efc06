import { encodePart } from "./encodePart";
import { joinUrl, splitUrl } from "./parts";

/** The first value of a query parameter of an absolute or relative URL. */
export function queryParameter(url: string, name: string): string | undefined {
  return new URLSearchParams(splitUrl(url).query).get(name) ?? undefined;
}

/**
 * The URL with this parameter once, at the end of the query. Other parameters and the fragment stay
 * unchanged.
 */
export function withQueryParameter(url: string, name: string, value: string | number): string {
  const parts = splitUrl(url);
  const others = parameterPairs(parts.query, (other) => other !== name);
  const pairs = [...others, `${encodePart(name)}=${encodePart(value)}`];
  return joinUrl({ ...parts, query: `?${pairs.join("&")}` });
}

/** The URL without any parameter of this name; the rest stays unchanged. */
export function withoutQueryParameter(url: string, name: string): string {
  const parts = splitUrl(url);
  const pairs = parameterPairs(parts.query, (other) => other !== name);
  return joinUrl({ ...parts, query: pairs.length > 0 ? `?${pairs.join("&")}` : "" });
}

/** The `name=value` pairs of a query, as written, for whose decoded name `isKept` returns true. */
export function parameterPairs(query: string, isKept: (name: string) => boolean): string[] {
  const pairs = query.slice(1).split("&");
  return pairs.filter((pair) => pair !== "" && isKept(nameOf(pair)));
}

function nameOf(pair: string): string {
  // The "&" protects a "?" at the beginning of the name, which URLSearchParams would remove.
  const [name = ""] = new URLSearchParams(`&${pair}`).keys();
  return name;
}
