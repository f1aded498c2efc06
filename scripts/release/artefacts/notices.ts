/** The separator between two packages of a `THIRD-PARTY-NOTICES.txt` (scripts/build/notices.ts). */
const line = `\n${"-".repeat(80)}\n\n`;

/** A third-party package in a `THIRD-PARTY-NOTICES.txt`. */
export interface NoticedPackage {
  readonly name: string;
  readonly version: string;
}

const head = `What follows is part of the files of this release, under the licences of its authors.
Written by the release.
`;

/** Joins several texts into one that has each package once. */
export function joinNotices(texts: readonly string[]): string {
  const notices = new Set(texts.flatMap((text) => text.split(line).slice(1)));
  return [head, ...[...notices].sort()].join(line);
}

export function packagesIn(notices: string): NoticedPackage[] {
  return notices
    .split(line)
    .slice(1)
    .flatMap((notice) => {
      const [, name, version] = /^(\S+) (\d\S*) \(/.exec(notice) ?? [];
      return name === undefined || version === undefined ? [] : [{ name, version }];
    });
}
