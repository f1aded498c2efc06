import { joinAddress, splitAddress } from "./address";
import { encodePart } from "./encodePart";

/** The first value of a query parameter of an absolute or relative address. */
export function queryParameter(address: string, name: string): string | undefined {
  return new URLSearchParams(splitAddress(address).query).get(name) ?? undefined;
}

/** The address with this parameter set, once, last in the query; the other parameters and the fragment stay as they are written. */
export function withQueryParameter(address: string, name: string, value: string | number): string {
  const parts = splitAddress(address);
  const others = parameterPairs(parts.query, (other) => other !== name);
  const pairs = [...others, `${encodePart(name)}=${encodePart(value)}`];
  return joinAddress({ ...parts, query: `?${pairs.join("&")}` });
}

/** The address without any parameter of this name; the rest stays as it is written. */
export function withoutQueryParameter(address: string, name: string): string {
  const parts = splitAddress(address);
  const pairs = parameterPairs(parts.query, (other) => other !== name);
  return joinAddress({ ...parts, query: pairs.length > 0 ? `?${pairs.join("&")}` : "" });
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
