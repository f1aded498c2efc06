import { endpoints } from "@yy/http/contract/endpoints";

/** `yy:endpoints`: method → paths of the catalogue, with variable parts in braces. */
export const paths: Record<string, string[]> = {};

for (const { method, path } of endpoints) {
  paths[method] ??= [];
  if (!paths[method].includes(path)) paths[method].push(path);
}
