export type { Report } from "@yy/domain/reports/reportSchema";

import type { Report } from "@yy/domain/reports/reportSchema";

export type TagReport = NonNullable<Report["tags"]>[string];
export type Interaction = NonNullable<Report["interactions"]>[number];
export type RequestFigures = NonNullable<Report["requests"]>[number];

/** Most entries of any list in a report. */
export const most = 50;

/** To a tenth: what is finer is noise. */
export const rounded = (ms: number): number => Math.round(ms * 10) / 10;
