import { encodePart } from "./encodePart";
import { joinUrl, splitUrl } from "./parts";

/** The first value of a query parameter of an absolute or relative URL. */
export function queryParameter(url: string, name: string): string | undefined {
  return new URLSearchParams(splitUrl(url).query).get(name) ?? undefined;
}

/** The URL with this parameter set, once, last in the query; the other parameters and the fragment stay as they are written. */
export function withQueryParameter(url: string, name: string, value: string | number): string {
  const parts = splitUrl(url);
  const others = parameterPairs(parts.query, (other) => other !== name);
  const pairs = [...others, `${encodePart(name)}=${encodePart(value)}`];
  return joinUrl({ ...parts, query: `?${pairs.join("&")}` });
}

/** The URL without any parameter of this name; the rest stays as it is written. */
export function withoutQueryParameter(url: string, name: string): string {
  const parts = splitUrl(url);
  const pairs = parameterPairs(parts.query, (other) => other !== name);
  return joinUrl({ ...parts, query: pairs.length > 0 ? `?${pairs.join("&")}` : "" });
}

/** The `name=value` pairs of a query, as they are written, whose decoded name is to be kept. */
export function parameterPairs(query: string, isKept: (name: string) => boolean): string[] {
  const pairs = query.slice(1).split("&");
  return pairs.filter((pair) => pair !== "" && isKept(nameOf(pair)));
}

function nameOf(pair: string): string {
  // The "&" guards a name that begins with "?", which URLSearchParams would drop.
  const [name = ""] = new URLSearchParams(`&${pair}`).keys();
  return name;
}
