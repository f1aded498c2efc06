import { version } from "@yy/domain/version";

/** Version of the bundle that defines a tag: this one. */
export const versionOf = (_tag: string): string => version;
