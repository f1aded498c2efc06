const link = /<([^>]*)>((?:[^",]|"(?:\\.|[^"\\])*")*)/g;
const parameter = /;\s*([^\s=;]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*)))?/g;

/**
 * The target of the first link in a `Link` header (RFC 8288) that has the relation, as it is written there:
 * `linkTarget('</busca?page=3>; rel="next"', "next")` is "/busca?page=3". Of several `rel`s of a link the first counts.
 */
export function linkTarget(header: string, relation: string): string | undefined {
  for (const [, target = "", parameters = ""] of header.matchAll(link)) {
    if (relationsIn(parameters).includes(relation.toLowerCase())) return target.trim();
  }
  return undefined;
}

function relationsIn(parameters: string): string[] {
  for (const [, name = "", quoted, plain = ""] of parameters.matchAll(parameter)) {
    if (name.toLowerCase() === "rel") return (quoted ?? plain).toLowerCase().split(/\s+/);
  }
  return [];
}
