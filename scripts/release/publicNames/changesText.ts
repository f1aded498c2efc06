import type { NameChange } from "./classifyChanges";
import { weights } from "./classifyChanges";
import type { NamesSince } from "./sinceLastRelease";

/**
 * The changes as a readable text, the heaviest first, with names that have the same change on one
 * line.
 */
export function changesText({ version, changes, least }: NamesSince): string {
  if (changes.length === 0) return `No public name has changed since ${version}.\n`;
  const sections = [...weights]
    .reverse()
    .map((weight) => [weight, changes.filter((change) => change.weight === weight)] as const)
    .filter(([, ofWeight]) => ofWeight.length > 0)
    .map(([weight, ofWeight]) => `${weight} (${ofWeight.length})\n${lines(ofWeight)}`);
  const end = `Since ${version}: the next version is at least ${least}.`;
  return `${[...sections, end].join("\n\n")}\n`;
}

function lines(changes: readonly NameChange[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, text } of changes) {
    const group = `${name.kind}: ${text}`;
    groups.set(group, [...(groups.get(group) ?? []), name.name]);
  }
  return [...groups].map(([group, names]) => `  ${group}\n    ${names.join("\n    ")}`).join("\n");
}
